import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';

interface PasswordFormProps {
  /** The last password was wrong. */
  readonly wrong: boolean;
  readonly open: (password: string) => void;
}

/** Asks for the password of a document that is only viewed. It does not leave the browser. */
export function PasswordForm({ wrong, open }: PasswordFormProps) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) open(password);
  };
  return (
    <Stack component="form" onSubmit={submit} spacing={2} sx={{ maxWidth: 420, p: 1 }}>
      <p>{say('signing.preview.password.about')}</p>
      <TextField
        type="password"
        autoComplete="off"
        label={say('signing.preview.password.label')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={wrong}
        helperText={wrong ? say('signing.preview.password.wrong') : undefined}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        {say('signing.preview.password.open')}
      </Button>
    </Stack>
  );
}
