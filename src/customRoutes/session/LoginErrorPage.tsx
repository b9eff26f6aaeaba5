import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { PublicFrame } from '../../ui/PublicFrame';

/** Shown after a failed sign-in: says what happened and lets the person start again. */
export function LoginErrorPage() {
  const say = useSay();
  return (
    <PublicFrame title={say('account.loginError.title')}>
      <p style={{ marginTop: 0 }}>{say('account.loginError.text')}</p>
      {/* A full page load discards any state of the failed sign-in. */}
      <Button variant="contained" href="/">
        {say('account.loginError.toPortal')}
      </Button>
    </PublicFrame>
  );
}
