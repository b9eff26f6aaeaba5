import type { RefObject } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { warnings as known, type WarningName } from '../../../contract/schema/warnings';
import { useSentence } from '../../i18n/useSentence';
import type { FormSpec } from './formSpec';
import { sentRecord } from './formValues';

const none: Readonly<Record<string, string>> = {};

/** Returns the warnings for the current values by input; an input without a check is omitted. */
export function useWarnings(
  spec: FormSpec,
  base: RefObject<Readonly<Record<string, unknown>>>,
  control: Control<FieldValues>,
): Readonly<Record<string, string>> {
  const { warnings } = spec.resource.form;
  const sentence = useSentence();
  return useWatch({
    control,
    compute: (values): Readonly<Record<string, string>> => {
      if (!warnings) return none;
      const { record } = sentRecord(spec, base.current, values);
      return Object.fromEntries(
        Object.entries(warnings as Readonly<Record<string, WarningName>>).map(([name, warning]) => [
          name,
          known[warning](record)
            .map((one) => sentence(one))
            .join('. '),
        ]),
      );
    },
  });
}
