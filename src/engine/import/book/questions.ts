import type { DateOrder } from '../../../../contract/values/dateTexts';

/** Something that the file does not tell, asked about once before it is imported. */
export type Question =
  | {
      readonly kind: 'dateOrder';
      readonly id: string;
      readonly field: string;
      /** A date of the column, and the days that it may be (YYYY-MM-DD). */
      readonly sample: string;
      readonly days: { readonly [O in DateOrder]?: string };
      /** How many cells are dates in each order alone. */
      readonly certain: Readonly<Record<DateOrder, number>>;
      readonly answer?: DateOrder;
    }
  | {
      readonly kind: 'swapped';
      readonly id: string;
      /** How many rows have the first name in the place of the surname. */
      readonly count: number;
      /** The first of them, as it is written. */
      readonly surname: string;
      readonly name: string;
      readonly answer?: SwapAnswer;
    };

export type SwapAnswer = 'swap' | 'keep';
export type Answer = DateOrder | SwapAnswer;
