import { taxCodeDoubts } from './taxCodeDoubts';

/**
 * What may be doubted about a record as it is typed, by name: each tells what does not fit, in Italian, and nothing when
 * all is well. They are reckonings that no condition on fields can say; a declaration names them.
 */
export const doubts = { taxCode: taxCodeDoubts } as const;

export type DoubtName = keyof typeof doubts;

/** The doubts that such a record can be looked at for. */
export type DoubtOf<R> = {
  [D in DoubtName]: R extends Parameters<(typeof doubts)[D]>[0] ? D : never;
}[DoubtName];
