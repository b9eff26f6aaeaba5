import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useSay } from '../../i18n/useSay';
import { useUnreadNews } from '../../resources/news/unreadNews';
import { useLater } from '../../resources/news/useLater';
import { useSession } from '../../session/SessionContext';
import { personMark } from '../../session/useOwnPreference';
import { useMay } from '../../session/viewer';
import { SIGNING_AREA, useToSign } from '../../signing/useToSign';
import { ActionDialog } from '../../ui/ActionDialog';
import { WhenNotTyping } from '../../ui/WhenNotTyping';

/** Who was welcomed in this browser, by their marks; or anybody in this tab, by `visto`. */
const KEY = 'sportello.benvenuto';
/** How many news are named. */
const MOST = 5;

/** Whether the person was welcomed in this browser. */
function useWelcomed(): readonly [welcomed: boolean, remember: () => void] {
  const mark = personMark(useSession().profile.preferred_username);
  const known = () => (localStorage.getItem(KEY) ?? '').split(' ');
  const [welcomed, setWelcomed] = useState(
    () => sessionStorage.getItem(KEY) === 'visto' || known().includes(mark),
  );
  const remember = () => {
    localStorage.setItem(KEY, [...known(), mark].join(' ').trim());
    setWelcomed(true);
  };
  return [welcomed, remember];
}

interface WelcomeProps {
  /** What is asked one dialog after the other, of whoever was welcomed or has one thing alone waiting. */
  readonly children: ReactNode;
}

/** On the first sign-in in a browser: one dialog that names all that waits, in place of one after the other. */
export function Welcome({ children }: WelcomeProps) {
  const say = useSay();
  const may = useMay();
  const [welcomed, remember] = useWelcomed();
  const [, putOff] = useLater();
  const { data: news, error } = useUnreadNews();
  const { count, isLoading, tellNoMore } = useToSign(!welcomed && may(['contractDocument', 'list']));
  // Once decided it stays so: those that come after it ask again for themselves.
  const [inTheWay, setInTheWay] = useState<boolean>();
  if (inTheWay === undefined && news && !isLoading)
    setInTheWay(!welcomed && news.length + Math.min(count, 1) > 1);
  if (welcomed || error || inTheWay === false) return children;
  if (!news || !inTheWay) return null;
  const close = () => {
    remember();
    putOff();
    if (count > 0) tellNoMore();
  };
  return (
    <WhenNotTyping>
      <ActionDialog
        title={say('news.welcome.title')}
        bodyDescribes
        dismiss={say('news.welcome.begin')}
        close={close}
      >
        <p>{say('news.welcome.about')}</p>
        {count > 0 && (
          <p>
            <Link component={RouterLink} to={SIGNING_AREA} onClick={close}>
              {say('news.welcome.toSign', { smart_count: count })}
            </Link>
          </p>
        )}
        {news.length > 0 && (
          <>
            <p>
              <Link component={RouterLink} to="/notifiche" onClick={close}>
                {say('news.notifications.left', { smart_count: news.length })}
              </Link>
            </p>
            <ul>
              {news.slice(0, MOST).map(({ codeNews, title }) => (
                <li key={codeNews}>{title}</li>
              ))}
            </ul>
          </>
        )}
      </ActionDialog>
    </WhenNotTyping>
  );
}
