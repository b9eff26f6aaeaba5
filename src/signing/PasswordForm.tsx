import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { defineCommand } from '../engine/declaration/defineCommand';
import { CommandForm } from '../engine/form/CommandForm';
import { CommandInputs } from '../engine/form/CommandInputs';
import { useCommandForm } from '../engine/form/useCommandForm';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';

interface PasswordFormProps {
  /** True if the last password was wrong. */
  readonly wrong: boolean;
  readonly open: (password: string) => void;
}

const documentPassword = defineCommand('documentPassword', {
  fields: { password: { kind: 'text', required: true, secret: true } },
  typing: { password: { masked: true } },
});

/** Asks for the password of a document that is only viewed. It does not leave the browser. */
export function PasswordForm({ wrong, open }: PasswordFormProps) {
  const say = useSay();
  const form = useCommandForm(documentPassword);
  const { setError } = form.form;
  useEffect(() => {
    if (wrong) setError('password', { message: say('signing.preview.password.wrong') });
  }, [wrong, setError, say]);
  return (
    <Box sx={{ maxWidth: 420, p: 1 }}>
      <CommandForm form={form} send={async ({ password }) => open(password)}>
        <p>{say('signing.preview.password.about')}</p>
        <CommandInputs form={form} />
        <Button type="submit" variant="contained" sx={{ justifySelf: 'flex-start' }}>
          {say('signing.preview.password.open')}
        </Button>
      </CommandForm>
    </Box>
  );
}
