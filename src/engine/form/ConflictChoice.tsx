import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { get, useFormContext } from 'react-hook-form';
import { same } from '../record/same';
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

/** What somebody else saved and what was typed here, input by input; mine stays until the other is chosen. */
export function ConflictChoice({ spec, conflict, words }: ConflictChoiceProps) {
  const { watch, setValue } = useFormContext();
  const translate = useTranslate();
  const show = (name: string, value: FormValue) =>
    isBlank(value) && value !== false
      ? translate('engine.form.conflict.empty')
      : shownValue(spec, name, value, words);

  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{translate('engine.form.conflict.title')}</AlertTitle>
      {translate('engine.form.conflict.about')}
      {conflict.fields.map((name) => {
        const current = get(conflict.theirs, name) as FormValue;
        const yours = get(conflict.mine, name) as FormValue;
        return (
          <FormControl key={name} sx={{ display: 'block', mt: 1.5 }}>
            <FormLabel id={`conflict-${name}`} sx={{ fontWeight: 600, color: 'inherit' }}>
              {words.label(name)}
            </FormLabel>
            <RadioGroup
              aria-labelledby={`conflict-${name}`}
              value={same(watch(name), current) ? 'current' : 'yours'}
              onChange={(_event, chosen) =>
                setValue(name, chosen === 'current' ? current : yours, {
                  shouldDirty: true,
                  shouldValidate: true,
                })
              }
            >
              <FormControlLabel
                value="current"
                control={<Radio size="small" />}
                label={`${translate('engine.form.conflict.current')}: ${show(name, current)}`}
              />
              <FormControlLabel
                value="yours"
                control={<Radio size="small" />}
                label={`${translate('engine.form.conflict.yours')}: ${show(name, yours)}`}
              />
            </RadioGroup>
          </FormControl>
        );
      })}
    </Alert>
  );
}
