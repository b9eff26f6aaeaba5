import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useNotify } from 'react-admin';
import {
  type AccountSettings,
  type AccountUpdate,
  accountUpdateFields,
} from '../../../contract/account/account';
import { accountSettingsRead, accountSettingsUpdate } from '../../../contract/account/endpoints';
import { NAME_AND_EMAIL_LIMIT } from '../../../contract/constants';
import { useRead, useRefresh } from '../../api/useRead';
import { useUserAreaText } from '../../api/useUserAreaText';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandForm } from '../../engine/form/CommandForm';
import { CommandInputs } from '../../engine/form/CommandInputs';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';
import { ReadOnly } from '../../identity/ReadOnly';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import { PasswordArea } from './PasswordArea';

/** Renders the settings of the signed-in person: the password and, for an alias identity, its contact data. */
export function SettingsPage() {
  const say = useSay();
  const userAreaText = useUserAreaText();
  const { data, error, refetch } = useRead(accountSettingsRead);
  return (
    <Page title={say('account.title')}>
      {!data && !error && <Loading />}
      {error && <NotLoaded again={refetch}>{userAreaText(error)}</NotLoaded>}
      {data && (
        <Stack spacing={3} sx={{ maxWidth: 720 }}>
          {data.userType === 'ALIAS' && <AliasArea settings={data} />}
          <PasswordArea settings={data} />
        </Stack>
      )}
    </Page>
  );
}

const accountTelephone = defineCommand('accountTelephone', {
  fields: accountUpdateFields,
  typing: { telephone: { autoComplete: 'tel', inputMode: 'tel' } },
});

/** Shows the contact data of the alias identity: the e-mail is its user name, the telephone can be changed. */
function AliasArea({ settings: { email, telephone } }: { readonly settings: AccountSettings }) {
  const say = useSay();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useCommandForm(accountTelephone, { known: { telephone }, problemText: useUserAreaText() });

  async function save(body: AccountUpdate) {
    await form.callApi(accountSettingsUpdate, { body });
    notify('account.alias.saved', { type: 'success' });
    await refresh(accountSettingsRead);
  }

  return (
    <Section title={say('account.alias.title')} about={say('account.alias.about')}>
      <CommandForm form={form} send={save}>
        <ReadOnly
          label={say('account.alias.email')}
          value={email}
          autoComplete="email"
          max={NAME_AND_EMAIL_LIMIT}
        />
        <CommandInputs form={form} />
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Button type="submit" variant="contained" busy={form.running}>
            {say('account.alias.update')}
          </Button>
          <span role="status">{form.running && say('account.alias.saving')}</span>
        </Box>
      </CommandForm>
    </Section>
  );
}
