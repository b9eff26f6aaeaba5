import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { OwnAlias } from '../../../contract/alias/alias';
import { sessionAccounts } from '../../../contract/session/endpoints';
import type { LinkedAccount } from '../../../contract/session/linkedAccount';
import { useRead } from '../../api/useRead';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Section } from '../../ui/Section';
import { AccountRow } from './AccountRow';
import { LinkDialog } from './LinkDialog';
import { UnlinkDialog } from './UnlinkDialog';

interface AliasAccountsProps {
  readonly alias: OwnAlias;
  /** The person is signed in with the alias; if not, with a single account, which sees only itself. */
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
