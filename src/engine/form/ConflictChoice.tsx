import { useTranslate } from 'react-admin';
import { get, useFormContext } from 'react-hook-form';
import { same } from '../../api/same';
import { ConflictAlert } from '../../ui/ConflictAlert';
import type { Words } from '../record/words';
import { type FormValue, isBlank } from './formKinds';
import type { FormSpec } from './formSpec';
import { shownValue } from './shownValue';
import type { Conflict } from './useRecordForm';

interface ConflictChoiceProps {
  readonly spec: FormSpec;
  readonly conflict: Conflict;
  readonly words: Words;
}

/** Renders the inputs that another person changed too, each with both values. */
export function ConflictChoice({ spec, conflict, words }: ConflictChoiceProps) {
  const { watch, setValue } = useFormContext();
  const translate = useTranslate();
  const show = (name: string, value: FormValue) =>
    isBlank(value) && value !== false
      ? translate('engine.form.conflict.empty')
      : shownValue(spec, name, value, words);
  const inputs = conflict.fields.map((name) => {
    const current = get(conflict.theirs, name) as FormValue;
    const yours = get(conflict.mine, name) as FormValue;
    return {
      name,
      label: words.label(name),
      current: show(name, current),
      yours: show(name, yours),
      chosen: same(watch(name), current) ? ('current' as const) : ('yours' as const),
      choose: (which: 'current' | 'yours') =>
        setValue(name, which === 'current' ? current : yours, { shouldDirty: true, shouldValidate: true }),
    };
  });
  return <ConflictAlert by={conflict.by} inputs={inputs} />;
}
