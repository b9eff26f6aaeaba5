import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import type { ChangedBy } from '../../contract/schema/errors';
import { showInstant } from '../../contract/values/dates';

/** An input that two people changed, with both values in words. */
export interface ConflictingInput {
  readonly name: string;
  readonly label: string;
  readonly current: string;
  readonly yours: string;
  readonly chosen: 'current' | 'yours';
  readonly choose: (which: 'current' | 'yours') => void;
}

interface ConflictAlertProps {
  /** Author of the other change, if known. */
  readonly by: ChangedBy | undefined;
  readonly inputs: readonly ConflictingInput[];
}

/**
 * Shows the saved value beside the typed one for each conflicting input; the typed value stays until the other is
 * chosen.
 */
export function ConflictAlert({ by, inputs }: ConflictAlertProps) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{translate('engine.form.conflict.title')}</AlertTitle>
      {by && `${translate('engine.form.conflict.by', { name: by.name, at: showInstant(by.at) })} `}
      {translate('engine.form.conflict.about')}
      {inputs.map(({ name, label, current, yours, chosen, choose }) => (
        <FormControl key={name} sx={{ display: 'block', mt: 1.5 }}>
          <FormLabel id={`conflict-${name}`} sx={{ fontWeight: 600, color: 'inherit' }}>
            {label}
          </FormLabel>
          <RadioGroup
            aria-labelledby={`conflict-${name}`}
            value={chosen}
            onChange={(_event, which) => choose(which === 'current' ? 'current' : 'yours')}
          >
            <FormControlLabel
              value="current"
              control={<Radio size="small" />}
              label={`${translate('engine.form.conflict.current')}: ${current}`}
            />
            <FormControlLabel
              value="yours"
              control={<Radio size="small" />}
              label={`${translate('engine.form.conflict.yours')}: ${yours}`}
            />
          </RadioGroup>
        </FormControl>
      ))}
    </Alert>
  );
}
