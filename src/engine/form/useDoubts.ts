import type { RefObject } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { type DoubtName, doubts as known } from '../../../contract/doubts';
import type { Asking } from './asking';
import { sentRecord } from './formValues';

const none: Readonly<Record<string, string>> = {};

/** What does not fit with what is typed now, by input; an input that nobody has doubts about is left out. */
export function useDoubts(
  asking: Asking,
  base: RefObject<Readonly<Record<string, unknown>>>,
  control: Control<FieldValues>,
): Readonly<Record<string, string>> {
  const { doubts } = asking.resource.form;
  return useWatch({
    control,
    compute: (values): Readonly<Record<string, string>> => {
      if (!doubts) return none;
      const { record } = sentRecord(asking, base.current, values);
      return Object.fromEntries(
        Object.entries(doubts as Readonly<Record<string, DoubtName>>).map(([name, doubt]) => [
          name,
          known[doubt](record).join('. '),
        ]),
      );
    },
  });
}
