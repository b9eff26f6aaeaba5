import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { listViewFields } from '../../../contract/views/listView';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';

interface ViewFormProps {
  readonly label: string;
  readonly submit: string;
  readonly name?: string;
  /** The names of the person's other views. */
  readonly taken: readonly string[];
  /** True if sharing with the school is offered. */
  readonly share?: boolean;
  readonly onCancel: () => void;
  /** Never rejects: the callback reports its own errors. */
  readonly onSubmit: (name: string, shared: boolean) => Promise<void>;
}

/** Renders the form for the name of a view and whether it is shared with the school. */
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
  const [sending, setSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!name.trim()) return setFault(listViewFields.name.say.required);
    if (name.trim().length > listViewFields.name.max) return setFault(listViewFields.name.say.max);
    if (taken.some((one) => one.toLowerCase() === name.trim().toLowerCase())) {
      return setFault('engine.views.taken');
    }
    setFault('');
    setSending(true);
    await onSubmit(name.trim(), shared);
    setSending(false);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void send(event)}
      sx={{ display: 'grid', gap: 1, py: 1, width: '100%' }}
    >
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
        <Button type="submit" variant="contained" busy={sending}>
          {submit}
        </Button>
        <Button busy={sending} onClick={onCancel}>
          {translate('engine.action.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
