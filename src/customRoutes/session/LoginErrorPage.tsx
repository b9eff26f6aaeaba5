import Button from '@mui/material/Button';
import { useSay } from '../../i18n/useSay';
import { PublicFrame } from '../../ui/PublicFrame';

/** Where a sign-in that failed ends: what happened, and the way to begin again. */
export function LoginErrorPage() {
  const say = useSay();
  return (
    <PublicFrame title={say('account.loginError.title')}>
      <p style={{ marginTop: 0 }}>{say('account.loginError.text')}</p>
      {/* Loaded afresh: whatever the failed sign-in left behind goes with the page. */}
      <Button variant="contained" href="/">
        {say('account.loginError.toPortal')}
      </Button>
    </PublicFrame>
  );
}
