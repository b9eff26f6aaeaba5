import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router';
import { useSay } from '../../i18n/useSay';
import { safeRedirect } from '../../session/safeRedirect';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { PublicFrame } from '../../ui/PublicFrame';
import { LinkProblem } from './LinkProblem';
import { NewPasswordForm } from './NewPasswordForm';
import { usePasswordLink } from './usePasswordLink';

/** Renders the page on which a new password is set. Anyone with its link can open it, without a sign-in. */
export function PasswordPage() {
  const say = useSay();
  const [query] = useSearchParams();
  const link = usePasswordLink(query.get('id') ?? '');
  const { phase } = link;
  const title =
    phase === 'over'
      ? say('password.over')
      : phase === 'done'
        ? say('password.done')
        : say(phase === 'form' && link.opened.primoAccesso ? 'password.first' : 'password.title');

  return (
    <PublicFrame title={title} state={phase} wayBack={phase === 'form' || phase === 'loading'}>
      {phase === 'loading' && <Loading label={say('password.loading')} heights={[160]} />}
      {(phase === 'over' || phase === 'failed') && <LinkProblem link={link} />}
      {phase === 'form' && <NewPasswordForm opened={link.opened} link={link} />}
      {phase === 'done' && <Chosen callbackUri={link.callbackUri} />}
    </PublicFrame>
  );
}

/** Confirms that the password was set, and links to the sign-in. */
function Chosen({ callbackUri }: { readonly callbackUri: string }) {
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
