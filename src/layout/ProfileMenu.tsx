import AccountCircle from '@mui/icons-material/AccountCircle';
import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { later } from '../i18n/italian';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { askToLeave } from '../ui/askToLeave';
import { Button } from '../ui/Button';
import { useAccess } from './AccessContext';
import { AccountData } from './AccountData';
import { BarPopover } from './BarPopover';
import { ProfileEntries } from './ProfileEntries';
import { UnreadBadge } from './UnreadBadge';
import { useSayUnread } from './useSayUnread';
import { useUnread } from './useUnread';

/** Loaded on demand with its texts, because the first screen needs neither. */
const AliasEntryDialog = lazy(
  later(() => import('./AliasEntryDialog').then((file) => ({ default: file.AliasEntryDialog }))),
);
const SwitchDialog = lazy(() => import('./SwitchDialog').then((file) => ({ default: file.SwitchDialog })));

/** Renders the button with the person's name, and its menu: identity, own pages, sign-out. */
export function ProfileMenu() {
  const say = useSay();
  const access = useAccess();
  const { given_name, family_name, user_type } = useSession().profile;
  const { state } = useLocation();
  const navigate = useNavigate();
  // The link to the alias opens the dashboard with this flag.
  const flagged = (state as { argoId?: unknown } | null)?.argoId === true;
  const done = () => void navigate('.', { replace: true, state: null });
  const name = `${given_name} ${family_name}`;
  const [choosing, setChoosing] = useState(false);
  const { count, refresh } = useUnread();
  const sayUnread = useSayUnread();
  const unreadText = count ? `, ${sayUnread(count)}` : '';

  return (
    <>
      <BarPopover
        title={name}
        name={say('shell.profileOf', { name }) + unreadText}
        onOpen={refresh}
        button={{
          startIcon: <AccountCircle />,
          ...(count && { endIcon: <UnreadBadge count={count} silent /> }),
          sx: {
            minWidth: 0,
            '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
            '& .MuiButton-endIcon': { ml: { xs: 0.5, sm: 1 } },
          },
          children: (
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {name}
            </Box>
          ),
        }}
      >
        {(close) => (
          <>
            <AccountData />
            <ProfileEntries
              unread={count}
              close={close}
              onSwitch={() => {
                close();
                setChoosing(true);
              }}
            />
            <Button
              fullWidth
              variant="outlined"
              startIcon={<Logout />}
              onClick={() => askToLeave(() => void access.leave())}
              sx={{ mt: 2 }}
            >
              {say('shell.exit')}
            </Button>
          </>
        )}
      </BarPopover>
      {choosing && (
        <Suspense>
          <SwitchDialog close={() => setChoosing(false)} />
        </Suspense>
      )}
      {flagged && (
        <Suspense>
          {user_type === 'ALIAS' ? <SwitchDialog close={done} /> : <AliasEntryDialog close={done} />}
        </Suspense>
      )}
    </>
  );
}
