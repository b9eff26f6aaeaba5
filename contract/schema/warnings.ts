import { taxCodeWarnings } from '../values/taxCodeWarnings';

/**
 * The warnings that may be shown about a record while it is being entered, by name. Each function returns sentences in
 * Italian about inconsistent data; none if the data are consistent. They are computations that conditions on fields
 * cannot express; a declaration refers to them by name.
 */
export const warnings = { taxCode: taxCodeWarnings } as const;

export type WarningName = keyof typeof warnings;

/** The names of the warnings that can be computed from records of type R. */
export type WarningOf<R> = {
  [D in WarningName]: R extends Parameters<(typeof warnings)[D]>[0] ? D : never;
}[WarningName];
