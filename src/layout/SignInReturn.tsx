import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSay } from '../i18n/useSay';
import { useAccess } from './AccessContext';
import { OverlayLoader } from './OverlayLoader';

/** Renders the redirect address of the sign-in: completes the sign-in and continues to the requested page. */
export function SignInReturn() {
  const say = useSay();
  const access = useAccess();
  const navigate = useNavigate();

  useEffect(() => {
    void access.finishSignIn().then((page) => navigate(page, { replace: true }));
  }, [access, navigate]);

  return <OverlayLoader title={say('shell.loader.title')} message={say('shell.loader.starting')} />;
}
