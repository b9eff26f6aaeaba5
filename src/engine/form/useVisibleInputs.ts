import type { RefObject } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import type { FormSpec } from './formSpec';
import { isRuled, sentRecord } from './formValues';

/** Returns the inputs that are visible for the current values, and those that these values make required. */
export function useVisibleInputs(
  spec: FormSpec,
  base: RefObject<Readonly<Record<string, unknown>>>,
  control: Control<FieldValues>,
) {
  const ruled = isRuled(spec);
  const [hidden, required] = useWatch({
    control,
    compute: (values): readonly [readonly string[], readonly string[]] => {
      if (!ruled) return [[], []];
      const sent = sentRecord(spec, base.current, values);
      return [[...sent.hidden], [...sent.required]];
    },
  });
  return { inputs: spec.inputs.filter((name) => !hidden.includes(name)), required: new Set(required) };
}
