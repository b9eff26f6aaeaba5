import { taxCodeOf } from '../../contract/values/codiceFiscale';
import { addDays } from '../../contract/values/dates';
import { mensNames, womensNames } from './data/firstNames';
import { surnames } from './data/surnames';
import type { Random } from './random';

/** An invented person. */
export interface DemoPerson {
  readonly sn: string;
  readonly cn: string;
  /** Date of birth, YYYY-MM-DD. */
  readonly dataNascita: string;
  /** The valid code, before any omocodia. */
  readonly taxCode: string;
}

/** Share of women among the people of a school. */
const WOMEN = 0.7;
/** The share of people with two surnames. */
const DOUBLE_SURNAMES = 0.04;
const DAYS_OF_A_YEAR = 365.25;

/** Makes a person between 24 and 67 years old on `today`, born in one of `birthplaces` (cadastral codes). */
export function demoPerson(random: Random, today: string, birthplaces: readonly string[]): DemoPerson {
  const woman = random.chance(WOMEN);
  const cn = random.pick(woman ? womensNames : mensNames);
  const first = random.pick(surnames);
  const second = random.chance(DOUBLE_SURNAMES) ? random.pick(surnames) : first;
  const sn = second === first ? first : `${first} ${second}`;
  const age = random.between(Math.ceil(24 * DAYS_OF_A_YEAR), Math.floor(67 * DAYS_OF_A_YEAR));
  return personOf(sn, cn, woman ? 'F' : 'M', addDays(today, -age), random.pick(birthplaces));
}

/** Makes a person with the given name and birth. */
export function personOf(
  sn: string,
  cn: string,
  sesso: 'M' | 'F',
  dataNascita: string,
  comune: string,
): DemoPerson {
  return { sn, cn, dataNascita, taxCode: taxCodeOf({ cognome: sn, nome: cn, sesso, dataNascita, comune }) };
}
