import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useSay } from '../../i18n/useSay';
import { safeRedirect } from '../../session/safeRedirect';
import { Button } from '../../ui/Button';

/** Confirms that the password was set, and links to the sign-in. */
export function Chosen({ callbackUri }: { readonly callbackUri: string }) {
  const say = useSay();
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="success" role="status">
        {say('password.doneAbout')}
      </Alert>
      <Button variant="contained" href={safeRedirect(callbackUri)}>
        {say('password.toSignIn')}
      </Button>
    </Stack>
  );
}
