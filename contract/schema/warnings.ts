import { taxCodeWarnings } from '../values/taxCodeWarnings';

/**
 * What may be warned about a record as it is typed, by name: each tells what does not fit, in Italian, and nothing when
 * all is well. They are reckonings that no condition on fields can say; a declaration names them.
 */
export const warnings = { taxCode: taxCodeWarnings } as const;

export type WarningName = keyof typeof warnings;

/** The warnings that such a record can be looked at for. */
export type WarningOf<R> = {
  [D in WarningName]: R extends Parameters<(typeof warnings)[D]>[0] ? D : never;
}[WarningName];
