import { applicationCodes } from '../../contract/constants';
import type { Random } from './random';

/** A person's job at a school, which decides what the account may use. */
export type Job = 'head' | 'director' | 'teacher' | 'office' | 'caretaker' | 'participant';

/** An application and a role in it. */
export interface DemoGroup {
  readonly ac: string;
  readonly cn: string;
}

const { administration, pupils, staff, archiving, campus } = applicationCodes;

/** Returns the groups of an account, among the applications that its school has a licence for. */
export function groupsOf(job: Job, random: Random, licensed: ReadonlySet<string>): readonly DemoGroup[] {
  return groups[job](random).filter(({ ac }) => ac === administration || licensed.has(ac));
}

const group = (ac: string, cn: string): DemoGroup => ({ ac, cn });

/** Picks groups, each with the probability that a person has it. */
const some = (random: Random, shares: readonly (readonly [number, string, string])[]): DemoGroup[] =>
  shares.filter(([share]) => random.chance(share)).map(([, ac, cn]) => group(ac, cn));

/** Removes the role Tutor from people without the role Docente, because the rules of the catalogue require it. */
const classTutors = (held: DemoGroup[]) =>
  held.some(({ cn }) => cn === 'Docente') ? held : held.filter(({ cn }) => cn !== 'Tutor');

const groups: Readonly<Record<Job, (random: Random) => DemoGroup[]>> = {
  head: () => [group(pupils, 'Preside'), group(staff, 'Dirigente'), group(archiving, 'Responsabile')],
  director: () => [
    group(staff, 'Dirigente'),
    group('WWB', 'DSGA'),
    group('PRW', 'Gestore'),
    group('INV', 'Gestore'),
  ],
  teacher: (random) =>
    classTutors([
      ...some(random, [
        [0.94, pupils, 'Docente'],
        [0.06, pupils, 'Tutor'],
        [0.5, 'PRW', 'Dipendente'],
        [0.3, campus, 'Corsista'],
        [0.01, campus, 'CMP_GEST'],
        [0.015, administration, 'GestDocenti'],
      ]),
    ]),
  office: (random) => [
    group(pupils, random.chance(0.5) ? 'Segreteria' : 'Assistente'),
    ...some(random, [
      [0.5, staff, 'Segreteria'],
      [0.3, 'WWB', 'Contabile'],
      [0.2, 'WWS', 'Contabile'],
      [0.2, 'MOF', 'Contabile'],
      [0.2, 'PAG', 'Gestore'],
      [0.1, 'MGZ', 'Gestore'],
      [0.15, 'AMT', 'Redattore'],
      [0.4, 'SGD', 'Protocollo'],
      [0.05, 'WPR', 'Referente'],
      [0.3, 'PRW', 'Gestore'],
    ]),
  ],
  caretaker: (random) => some(random, [[0.7, 'PRW', 'Dipendente']]),
  participant: () => [group(campus, 'Corsista')],
};
