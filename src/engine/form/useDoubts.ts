import type { RefObject } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { type DoubtName, doubts as known } from '../../../contract/doubts';
import type { FormSpec } from './formSpec';
import { sentRecord } from './formValues';

const none: Readonly<Record<string, string>> = {};

/** What does not fit with what is typed now, by input; an input that nobody has doubts about is left out. */
export function useDoubts(
  spec: FormSpec,
  base: RefObject<Readonly<Record<string, unknown>>>,
  control: Control<FieldValues>,
): Readonly<Record<string, string>> {
  const { doubts } = spec.resource.form;
  return useWatch({
    control,
    compute: (values): Readonly<Record<string, string>> => {
      if (!doubts) return none;
      const { record } = sentRecord(spec, base.current, values);
      return Object.fromEntries(
        Object.entries(doubts as Readonly<Record<string, DoubtName>>).map(([name, doubt]) => [
          name,
          known[doubt](record).join('. '),
        ]),
      );
    },
  });
}
