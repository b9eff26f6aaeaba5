import { useSearchParams } from 'react-router';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { PublicFrame } from '../../ui/PublicFrame';
import { Chosen } from './Chosen';
import { LinkProblem } from './LinkProblem';
import { NewPasswordForm } from './NewPasswordForm';
import { usePasswordLink } from './usePasswordLink';

/** Renders the page of the link to a new password: for anyone with the link, without a sign-in. */
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
