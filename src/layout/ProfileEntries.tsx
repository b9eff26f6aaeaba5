import Badge from '@mui/icons-material/Badge';
import Key from '@mui/icons-material/Key';
import NotificationsIcon from '@mui/icons-material/Notifications';
import Person from '@mui/icons-material/Person';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { UnreadBadge } from './UnreadBadge';

/** The person's settings pages, which are not in the menu. */
export const settingsPages = { password: '/impostazioni/cambiopassword', activity: '/impostazioni/attivita' };
export const NOTIFICATIONS = '/notifiche';
export const OWN_PROFILE = '/profiloutente';
export const OWN_ALIAS = '/account-argo';

interface ProfileEntriesProps {
  readonly unread: number | undefined;
  readonly close: () => void;
  readonly onSwitch: () => void;
}

const entryStyle = {
  width: '100%',
  minHeight: 40,
  px: 1,
  gap: 1.5,
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderRadius: 1,
  typography: 'body2',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** Lists the entries of the profile menu: another account, the notifications, the settings. */
export function ProfileEntries({ unread, close, onSwitch }: ProfileEntriesProps) {
  const say = useSay();
  const { profile, alias, signInElsewhere } = useSession();
  const { user_type } = profile;
  const page = (to: string, icon: ReactNode, text: ReactNode) => (
    <li>
      <ButtonBase component={Link} to={to} onClick={close} sx={entryStyle}>
        {icon}
        {text}
      </ButtonBase>
    </li>
  );

  return (
    <Box sx={{ mt: 1.5, pt: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {user_type === 'ALIAS' && (
          <li>
            <ButtonBase onClick={onSwitch} aria-haspopup="dialog" sx={entryStyle}>
              <SwapHoriz aria-hidden />
              {say('shell.switch.title')}
            </ButtonBase>
          </li>
        )}
        {page(OWN_PROFILE, <Person aria-hidden />, say('shell.entries.profile'))}
        {!signInElsewhere &&
          page(
            OWN_ALIAS,
            <Badge aria-hidden />,
            say(alias ? 'shell.entries.alias' : 'shell.entries.newAlias'),
          )}
        {page(
          NOTIFICATIONS,
          <NotificationsIcon aria-hidden />,
          <>
            <Box component="span" sx={{ flexGrow: 1 }}>
              {say('shell.entries.notifications')}
            </Box>
            {unread !== undefined && <UnreadBadge count={unread} />}
          </>,
        )}
      </Box>
      <Typography component="h3" sx={{ mt: 1, px: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {say('shell.entries.settings')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {page(settingsPages.password, <Key aria-hidden />, say('shell.entries.password'))}
        {page(settingsPages.activity, <Tune aria-hidden />, say('shell.entries.activity'))}
      </Box>
    </Box>
  );
}
