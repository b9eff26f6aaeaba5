import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { sessionAccounts } from '../../contract/session/endpoints';
import { canActAs, type LinkedAccount } from '../../contract/session/linkedAccount';
import { type CallApi, useCallApi } from '../api/CallApi';
import { readKey } from '../api/useRead';
import { useSay } from '../i18n/useSay';
import { askToLeave } from '../ui/askToLeave';
import { useAccess } from './AccessContext';
import { useSayUnread } from './useSayUnread';

/**
 * Reads the accounts linked to the person's ArgoID. The call is refused with 403 for a disabled account without an
 * ArgoID, for which the list is empty.
 */
async function accountsOf(callApi: CallApi): Promise<readonly LinkedAccount[]> {
  try {
    return (await callApi(sessionAccounts)).data;
  } catch (error) {
    if ((error as { status?: number }).status === 403) return [];
    throw error;
  }
}

/** Lists the accounts linked to the person's ArgoID; those that the person can act as are links. */
export function AccountChoice() {
  const say = useSay();
  const callApi = useCallApi();
  const { data, error } = useQuery({
    queryKey: [...readKey(sessionAccounts), 'orNone'],
    queryFn: () => accountsOf(callApi),
    retry: false,
    gcTime: 0,
  });
  if (error) return <p role="alert">{say('shell.switch.unknown')}</p>;
  if (!data) return <p role="status">{say('shell.loader.title')}</p>;
  if (data.length === 0) return <p>{say('shell.switch.none')}</p>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, textAlign: 'left' }}>
      {data.map((account) => (
        <li key={account.uid}>
          <Account account={account} />
        </li>
      ))}
    </Box>
  );
}

function Account({ account }: { readonly account: LinkedAccount }) {
  const say = useSay();
  const sayUnread = useSayUnread();
  const access = useAccess();
  const { uid, school, city, current, waiting, toDo } = account;
  const open = canActAs(account);
  const frame = {
    display: 'block',
    width: '100%',
    p: 1.5,
    textAlign: 'left',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    typography: 'body1',
    overflowWrap: 'anywhere',
  } as const;
  const text = (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {open ? uid : `${uid} ${say('shell.switch.disabled')}`}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
        {`${school} - ${city}`}
      </Box>
      {open && (
        <Box component="span" sx={{ display: 'block', typography: 'body2' }}>
          {toDo > 0 && `${say('shell.switch.toDo', { smart_count: toDo })} · `}
          {sayUnread(waiting)}
          {current && ` · ${say('shell.switch.current')}`}
        </Box>
      )}
    </>
  );
  if (!open || current) return <Box sx={{ ...frame, bgcolor: 'action.hover' }}>{text}</Box>;
  return (
    <ButtonBase
      onClick={() => askToLeave(() => void access.switchTo(uid))}
      sx={{ ...frame, borderColor: 'primary.main', '&:hover': { bgcolor: 'action.hover' } }}
    >
      {text}
    </ButtonBase>
  );
}
