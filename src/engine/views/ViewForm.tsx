import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { listViewFields } from '../../../contract/entities/listView';
import { useSentence } from '../../i18n/useSentence';

interface ViewFormProps {
  readonly label: string;
  readonly submit: string;
  readonly name?: string;
  /** Names that the person's other views have. */
  readonly taken: readonly string[];
  /** Whether sharing with the school is offered. */
  readonly share?: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (name: string, shared: boolean) => Promise<void>;
}

/** The name of a view, and whether it is for the whole school. */
export function ViewForm({
  label,
  submit,
  name: before = '',
  taken,
  share,
  onCancel,
  onSubmit,
}: ViewFormProps) {
  const translate = useTranslate();
  const sentence = useSentence();
  const [name, setName] = useState(before);
  const [shared, setShared] = useState(false);
  const [fault, setFault] = useState('');

  function send(event: FormEvent) {
    event.preventDefault();
    if (!name.trim()) return setFault(listViewFields.name.say.required);
    if (name.trim().length > listViewFields.name.max) return setFault(listViewFields.name.say.max);
    if (taken.some((one) => one.toLowerCase() === name.trim().toLowerCase())) {
      return setFault('engine.views.taken');
    }
    setFault('');
    void onSubmit(name.trim(), shared);
  }

  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 1, py: 1, width: '100%' }}>
      <TextField
        label={label}
        value={name}
        onChange={({ target }) => setName(target.value)}
        autoFocus
        fullWidth
        error={Boolean(fault)}
        helperText={fault && sentence(fault)}
        slotProps={{ formHelperText: { role: 'alert' } }}
      />
      {share && (
        <FormControlLabel
          label={translate('engine.views.share')}
          control={<Checkbox checked={shared} onChange={(_, checked) => setShared(checked)} />}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained">
          {submit}
        </Button>
        <Button onClick={onCancel}>{translate('engine.action.cancel')}</Button>
      </Box>
    </Box>
  );
}
