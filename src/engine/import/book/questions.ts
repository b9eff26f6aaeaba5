import type { DateOrder } from '../../../../contract/values/dateTexts';

/** A question that the file leaves open, asked once before the import. */
export type Question =
  | {
      readonly kind: 'dateOrder';
      readonly id: string;
      readonly field: string;
      /** A date of the column, and the days it may mean (YYYY-MM-DD). */
      readonly sample: string;
      readonly days: { readonly [O in DateOrder]?: string };
      /** Number of cells that are valid dates in one order only, by order. */
      readonly certain: Readonly<Record<DateOrder, number>>;
      readonly answer?: DateOrder;
    }
  | {
      readonly kind: 'swapped';
      readonly id: string;
      /** Number of rows with the first name in place of the surname. */
      readonly count: number;
      /** Example from the first of these rows, as written. */
      readonly surname: string;
      readonly name: string;
      readonly answer?: SwapAnswer;
    };

export type SwapAnswer = 'swap' | 'keep';
export type Answer = DateOrder | SwapAnswer;
