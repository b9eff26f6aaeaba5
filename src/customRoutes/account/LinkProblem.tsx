import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { FIRST_ACCESS_EXPIRED } from '../../../contract/account/password';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import type { PasswordLink } from './usePasswordLink';

/** Path of the sign-in page on which people who are not signed in request another link. */
const FORGOTTEN = '/accedi/password-dimenticata';

/** Says that a link is invalid or could not be checked, and what to do. */
export function LinkProblem({ link }: { readonly link: PasswordLink }) {
  const say = useSay();
  const sentence = useSentence();
  const text = 'text' in link ? link.text : '';
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="error" role="alert">
        {sentence(text)}
      </Alert>
      {link.phase === 'failed' && (
        <Button variant="contained" onClick={() => void link.retry()}>
          {say('password.retry')}
        </Button>
      )}
      {link.phase === 'over' && text !== FIRST_ACCESS_EXPIRED && (
        <Button variant="contained" href={FORGOTTEN}>
          {say('password.askAgain')}
        </Button>
      )}
      <Button href="/">{say('password.toSignIn')}</Button>
    </Stack>
  );
}
