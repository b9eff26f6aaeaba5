import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouteLink } from 'react-router';
import type { OwnAlias } from '../../../contract/alias/alias';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { AliasAccounts } from './AliasAccounts';
import { DeleteDialog } from './DeleteDialog';
import { ForgetDialog } from './ForgetDialog';

/** Shows the alias according to its status, and its linked accounts. */
export function AliasDetail({ alias }: { readonly alias: OwnAlias }) {
  const say = useSay();
  const { user_type } = useSession().profile;
  const [asking, ask] = useState<'repeat' | 'forget' | 'delete'>();
  const { email = '', verified } = alias;
  const byItself = user_type === 'ALIAS';
  const close = () => ask(undefined);
  return (
    <>
      <Section title={say('alias.status.title')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
          <Chip
            size="small"
            color={verified ? 'success' : 'warning'}
            label={say(verified ? 'alias.status.verified' : 'alias.status.unverified')}
          />
        </Box>
        {!verified && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {say('alias.status.mailed', { email: email ?? '' })}
          </Alert>
        )}
        {verified && !byItself && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {say('alias.status.byAccount')}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
          {!verified && (
            <Button variant="contained" onClick={() => ask('repeat')}>
              {say('alias.repeat.open')}
            </Button>
          )}
          {(!verified || byItself) && (
            <Button variant="outlined" color="error" onClick={() => ask(verified ? 'delete' : 'forget')}>
              {say('alias.delete.open')}
            </Button>
          )}
          {verified && (
            <Button to="/accedi-argoid" variant={byItself ? 'outlined' : 'contained'}>
              {say(byItself ? 'alias.access.other' : 'alias.access.go')}
            </Button>
          )}
        </Box>
        <Typography>
          <Link component={RouteLink} to="/profiloutente">
            {say('alias.profile')}
          </Link>
        </Typography>
      </Section>
      {verified && <AliasAccounts alias={alias} byItself={byItself} />}
      {(asking === 'repeat' || asking === 'forget') && (
        <ForgetDialog repeat={asking === 'repeat'} close={close} />
      )}
      {asking === 'delete' && <DeleteDialog email={email ?? ''} close={close} />}
    </>
  );
}
