import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { Link as RouteLink } from 'react-router';
import { identityConfirm } from '../../../contract/account/confirmationEndpoints';
import type { OwnAlias } from '../../../contract/alias/alias';
import { aliasDelete, aliasDeleteUnverified } from '../../../contract/alias/endpoints';
import * as fieldsMessages from '../../../contract/messages/it/fields';
import { useCommand } from '../../api/useCommand';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandDialog } from '../../engine/form/CommandDialog';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';
import { currentPassword, currentPasswordTyping } from '../../identity/commands';
import { useSession } from '../../session/SessionContext';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { AliasAccounts } from './AliasAccounts';
import { useRefreshAlias } from './useRefreshAlias';

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

const aliasDeletion = defineCommand('aliasDeletion', {
  fields: { password: { ...currentPassword, say: { required: fieldsMessages.requiredInCapitals } } },
  typing: { password: currentPasswordTyping },
});

interface DeleteDialogProps {
  readonly email: string;
  readonly close: () => void;
}

/** Asks for the password again, then deletes the alias and signs the person out. */
function DeleteDialog({ email, close }: DeleteDialogProps) {
  const say = useSay();
  const logout = useLogout();
  const form = useCommandForm(aliasDeletion);
  return (
    <CommandDialog
      form={form}
      title={say('alias.delete.title', { email })}
      about={say('alias.delete.about')}
      close={close}
      confirm={{ text: say('alias.delete.go'), color: 'error' }}
      send={async (body, idempotencyKey) => {
        await form.callApi(identityConfirm, { body });
        await form.callApi(aliasDelete, { idempotencyKey });
        await logout();
      }}
      autoFocusInput
    />
  );
}

interface ForgetDialogProps {
  /** True if the texts invite the person to create the alias again after its removal. */
  readonly repeat: boolean;
  readonly close: () => void;
}

/** Asks for confirmation before an unverified alias is removed, because its verification link stops working. */
function ForgetDialog({ repeat, close }: ForgetDialogProps) {
  const say = useSay();
  const notify = useNotify();
  const refresh = useRefreshAlias();
  const { run, callApi, running, error } = useCommand();
  const what = repeat ? 'repeat' : 'forget';
  return (
    <ActionDialog
      title={say(`alias.${what}.title`)}
      about={say(`alias.${what}.about`)}
      close={close}
      running={running}
      error={error}
      confirm={{
        text: say(`alias.${what}.go`),
        color: repeat ? 'primary' : 'error',
        run: () =>
          void run(async (idempotencyKey) => {
            await callApi(aliasDeleteUnverified, { idempotencyKey });
            notify(`alias.${what}.done`, { type: 'success' });
            close();
            await refresh();
          }),
      }}
    />
  );
}
