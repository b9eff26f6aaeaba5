import { taxCodeWarnings } from '../values/taxCodeWarnings';

/**
 * The warnings that may be shown about a record while it is typed, by name: each returns what is inconsistent, in
 * Italian, and nothing if all is well. They are computations that conditions on fields cannot express; a declaration
 * refers to them by name.
 */
export const warnings = { taxCode: taxCodeWarnings } as const;

export type WarningName = keyof typeof warnings;

/** The warnings that can be computed for such a record. */
export type WarningOf<R> = {
  [D in WarningName]: R extends Parameters<(typeof warnings)[D]>[0] ? D : never;
}[WarningName];
