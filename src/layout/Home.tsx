import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Navigate } from 'react-router';
import { may } from '../../contract/permissions';
import { Page } from '../engine/Page';
import { useSession } from '../engine/SessionContext';
import { useSay } from '../i18n/useSay';
import { useAccess } from './AccessContext';
import { AccountData } from './AccountData';

/** The first page: managers go to their users, everybody else sees which account they are in. */
export function Home() {
  const say = useSay();
  const access = useAccess();
  const { roles, profile } = useSession();
  if (may(roles, ['user', 'list'])) return <Navigate to="/user" replace />;

  return (
    <Page title={say('shell.home')}>
      <Paper variant="outlined" sx={{ maxWidth: 560, p: 3 }}>
        <Typography component="h2" variant="h2" gutterBottom>
          {say('shell.welcome.hello', { name: profile.given_name })}
        </Typography>
        <Typography sx={{ mb: 2 }}>{say('shell.welcome.about')}</Typography>
        <AccountData />
        <Typography sx={{ my: 2, color: 'text.secondary' }}>{say('shell.welcome.nothingYet')}</Typography>
        <Button variant="outlined" onClick={() => void access.leave()}>
          {say('shell.exit')}
        </Button>
      </Paper>
    </Page>
  );
}
