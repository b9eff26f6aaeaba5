import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { Resource } from '../declaration/defineResource';
import type { Words } from '../words';
import type { FormValue } from './formKinds';
import type { Conflict } from './useRecordForm';

interface ConflictChoiceProps {
  readonly resource: Resource;
  readonly conflict: Conflict;
  readonly words: Words;
}

/** What somebody else saved and what was typed here, input by input; mine stays until the other is chosen. */
export function ConflictChoice({ resource, conflict, words }: ConflictChoiceProps) {
  const { watch, setValue } = useFormContext();
  const translate = useTranslate();
  const show = (name: string, value: FormValue | undefined) =>
    resource.fields[name]?.kind === 'flag'
      ? words.value(name, value)
      : value || translate('engine.form.conflict.empty');

  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{translate('engine.form.conflict.title')}</AlertTitle>
      {translate('engine.form.conflict.about')}
      {conflict.fields.map((name) => {
        const { [name]: current = '' } = conflict.theirs;
        const { [name]: yours = '' } = conflict.mine;
        return (
          <FormControl key={name} sx={{ display: 'block', mt: 1.5 }}>
            <FormLabel id={`conflict-${name}`} sx={{ fontWeight: 600, color: 'inherit' }}>
              {words.label(name)}
            </FormLabel>
            <RadioGroup
              aria-labelledby={`conflict-${name}`}
              value={watch(name) === current ? 'current' : 'yours'}
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
