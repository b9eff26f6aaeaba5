import Box from '@mui/material/Box';
import { canActAs, type LinkedAccount } from '../../../contract/session/linkedAccount';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';

interface AccountRowProps {
  readonly account: Pick<LinkedAccount, 'uid' | 'school' | 'city'> & Partial<LinkedAccount>;
  readonly unlink: () => void;
}

/** Renders an account linked to the alias. */
export function AccountRow({ account, unlink }: AccountRowProps) {
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
