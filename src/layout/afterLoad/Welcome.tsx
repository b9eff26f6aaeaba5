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

/**
 * Storage key: in localStorage, the marks of the people welcomed in this browser; in sessionStorage, `visto` if anyone
 * was welcomed in this tab.
 */
const KEY = 'sportello.benvenuto';
/** Maximum number of news whose titles are listed. */
const MOST = 5;

/** Returns whether the person was already welcomed in this browser, and a function that remembers it. */
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
  /** Dialogs shown one after the other, if the person was already welcomed or only one thing is waiting. */
  readonly children: ReactNode;
}

/**
 * On the first sign-in in a browser, shows a single dialog that names everything that is waiting, in place of a dialog
 * for each.
 */
export function Welcome({ children }: WelcomeProps) {
  const say = useSay();
  const may = useMay();
  const [welcomed, remember] = useWelcomed();
  const [, putOff] = useLater();
  const { data: news, error } = useUnreadNews();
  const { count, isLoading, tellNoMore } = useToSign(!welcomed && may(['contractDocument', 'list']));
  // Decided only once, because the dialogs that follow load the data again themselves.
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
