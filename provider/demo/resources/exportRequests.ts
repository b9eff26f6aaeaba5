import { exportApplications } from '../../../contract/exportRequests/exportRequest';
import { addDays } from '../../../contract/values/dates';
import type { Random } from '../random';
import type { DemoSchool } from '../school';

export interface DemoExport {
  readonly prgRichiesta: number;
  readonly applications: readonly string[];
  readonly dataRich: Date;
  /** The prepared file; absent if preparing it failed. */
  readonly served?: {
    readonly nomeFile: string;
    readonly dataEvasione: Date;
    readonly scadenza: number;
    readonly password: string;
  };
}

/**
 * Days since each special school requested exports of its data. No files exist: the download periods are over, and the
 * only recent export, of SG10003, failed.
 */
const asked: Readonly<Record<string, readonly number[]>> = {
  SG10001: [230, 90, 50],
  SG10003: [2],
  SG10004: [45],
  SP20001: [120],
  SG19999: [300, 65],
};
/** One in how many of the other schools requested an export long ago. */
const ONE_IN = 10;
const WINDOW = 30;
const HOUR = 3_600_000;

/** Returns the export requests of a school, oldest first. */
export function demoExports(school: DemoSchool, index: number, random: Random, today: string): DemoExport[] {
  const { customerCode } = school.plan;
  const ago = asked[customerCode] ?? (index % ONE_IN === 0 ? [random.between(60, 400)] : []);
  const held = exportApplications.filter((ac) => school.licences.some((one) => one.ac === ac && one.status));
  if (held.length === 0) return [];
  return ago.map((days, position) => {
    const day = addDays(today, -days);
    const dataRich = new Date(Date.parse(`${day}T09:20:00Z`) + position * HOUR);
    const request = { prgRichiesta: position + 1, applications: held.slice(0, 1 + position), dataRich };
    if (days < 4) return request;
    return {
      ...request,
      served: {
        nomeFile: `esportazione-${customerCode}-${day}.zip`,
        dataEvasione: new Date(dataRich.getTime() + 5 * HOUR),
        scadenza: WINDOW,
        password: `${customerCode.toLowerCase()}-${random.between(100_000, 999_999)}`,
      },
    };
  });
}
