import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLogout, useNotify } from 'react-admin';
import type { OwnAlias } from '../../../contract/alias/alias';
import { aliasAccountUnlink } from '../../../contract/alias/endpoints';
import { sessionAccounts } from '../../../contract/session/endpoints';
import { canActAs, type LinkedAccount } from '../../../contract/session/linkedAccount';
import { useCommand } from '../../api/useCommand';
import { useRead } from '../../api/useRead';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Section } from '../../ui/Section';
import { LinkDialog } from './LinkDialog';
import { useRefreshAlias } from './useRefreshAlias';

interface AliasAccountsProps {
  readonly alias: OwnAlias;
  /**
   * True if the person is signed in with the alias. A person who is signed in with a single account sees only that
   * account.
   */
  readonly byItself: boolean;
}

/** Lists the accounts linked to the alias, each with its pending tasks, unread notifications and an unlink button. */
export function AliasAccounts({ alias, byItself }: AliasAccountsProps) {
  const say = useSay();
  const userAreaText = useUserAreaText();
  const { school } = useSession();
  const [linking, setLinking] = useState(false);
  const [unlinking, setUnlinking] = useState<string>();
  const { data, error, refetch } = useRead(
    sessionAccounts,
    {},
    {
      enabled: byItself,
    },
  );
  const { email } = alias;
  const own = { uid: alias.account.uid, school: school.name, city: school.city };
  const shown: readonly (typeof own | LinkedAccount)[] | undefined = byItself ? data : [own];
  return (
    <Section title={say('alias.accounts.title')} about={say('alias.accounts.about')}>
      {error && !data && <NotLoaded again={refetch}>{userAreaText(error)}</NotLoaded>}
      {!shown && !error && <Loading label={say('alias.loading')} heights={[56, 56]} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1 }}>
        {shown?.map((account) => (
          <AccountRow key={account.uid} account={account} unlink={() => setUnlinking(account.uid)} />
        ))}
      </Box>
      {alias.alike.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {say('alias.alike.about')}
          <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
            {alias.alike.map(({ school, city }, index) => (
              // Two accounts at one school look alike, because neither is named.
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no other key
              <li key={index}>{`${school} - ${city}`}</li>
            ))}
          </Box>
          {say('alias.alike.how')}
        </Alert>
      )}
      {byItself && (
        <Button variant="contained" onClick={() => setLinking(true)}>
          {say('alias.link.open')}
        </Button>
      )}
      {linking && <LinkDialog close={() => setLinking(false)} />}
      {unlinking && (
        <UnlinkDialog
          uid={unlinking}
          email={email ?? ''}
          byItself={byItself}
          close={() => setUnlinking(undefined)}
        />
      )}
    </Section>
  );
}

interface AccountRowProps {
  readonly account: Pick<LinkedAccount, 'uid' | 'school' | 'city'> & Partial<LinkedAccount>;
  readonly unlink: () => void;
}

/** Renders an account linked to the alias. */
function AccountRow({ account, unlink }: AccountRowProps) {
  const say = useSay();
  const { uid, school, city, status = true, primoAccesso = false, current, toDo, waiting } = account;
  const open = canActAs({ status, primoAccesso });
  const facts = open
    ? [
        current && say('shell.switch.current'),
        Boolean(toDo) && say('shell.switch.toDo', { smart_count: toDo ?? 0 }),
        Boolean(waiting) && say('shell.unread', { smart_count: waiting ?? 0 }),
        toDo === 0 && waiting === 0 && say('alias.accounts.nothing'),
      ].filter(Boolean)
    : [];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: open ? undefined : 'action.hover',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{open ? uid : `${uid} ${say('shell.switch.disabled')}`}</Box>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{`${school} - ${city}`}</Box>
        {facts.length > 0 && <Box sx={{ typography: 'body2' }}>{facts.join(' · ')}</Box>}
      </Box>
      <Button variant="outlined" aria-label={`${say('alias.unlink.open')} ${uid}`} onClick={unlink}>
        {say('alias.unlink.open')}
      </Button>
    </Box>
  );
}

interface UnlinkDialogProps {
  readonly uid: string;
  /** E-mail of the alias. */
  readonly email: string;
  readonly byItself: boolean;
  readonly close: () => void;
}

/**
 * Explains the consequences of unlinking an account, and unlinks it once confirmed. A person who uses the account
 * through the alias is signed out.
 */
function UnlinkDialog({ uid, email, byItself, close }: UnlinkDialogProps) {
  const say = useSay();
  const notify = useNotify();
  const logout = useLogout();
  const refresh = useRefreshAlias();
  const { selected_account } = useSession().profile;
  const { run, callApi, running, error } = useCommand();
  const signsOut = byItself && selected_account.username === uid;
  const lost = [
    'entry',
    'notices',
    'stays',
    signsOut ? 'signsOut' : undefined,
    byItself ? undefined : 'whole',
  ];
  return (
    <ActionDialog
      title={say('alias.unlink.title', { uid })}
      about={say('alias.unlink.about', { uid, email })}
      close={close}
      running={running}
      error={error}
      confirm={{
        text: say('alias.unlink.go'),
        color: 'error',
        run: () =>
          void run(async (idempotencyKey) => {
            await callApi(aliasAccountUnlink, { params: { uid }, idempotencyKey });
            notify(say('alias.unlink.done', { uid, email }), { type: 'success' });
            close();
            await (signsOut ? logout() : refresh());
          }),
      }}
    >
      <Box component="ul" sx={{ pl: 2.5, m: 0, '& li': { mb: 0.5 } }}>
        {lost.map(
          (what) => what && <li key={what}>{say(`alias.unlink.${what as 'entry'}`, { uid, email })}</li>,
        )}
      </Box>
    </ActionDialog>
  );
}
