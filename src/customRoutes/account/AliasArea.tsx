import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type AccountSettings, accountUpdateFields } from '../../../contract/account/account';
import { accountSettingsRead, accountSettingsUpdate } from '../../../contract/account/endpoints';
import { NAME_AND_EMAIL_LIMIT } from '../../../contract/constants';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { refusedFields } from '../../api/refusedCall';
import { useCommand } from '../../api/useCommand';
import { useRefresh } from '../../api/useRead';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { ReadOnly } from '../../identity/ReadOnly';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';

const schema = recordSchema(accountUpdateFields);

/** The rules depend neither on the date nor on the viewer. */
const problemOf = (telephone: string) =>
  fieldProblems(schema, { telephone }, { now: new Date(0) })[0]?.message;

/** Shows the contact data of the alias identity: the e-mail is its user name, the telephone can be changed. */
export function AliasArea({ settings }: { readonly settings: AccountSettings }) {
  const say = useSay();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { run, callApi, running, failure, error } = useCommand(useUserAreaText());
  const input = useRef<HTMLInputElement>(null);
  const [telephone, setTelephone] = useState(settings.telephone ?? '');
  const [problem, setProblem] = useState<string>();
  const refused = failure === undefined ? undefined : refusedFields(failure).telephone;
  const shown = problem ?? refused;

  function save(event: FormEvent) {
    event.preventDefault();
    const found = problemOf(telephone);
    setProblem(found);
    if (found) return input.current?.focus();
    void run(async () => {
      await callApi(accountSettingsUpdate, { body: { telephone } });
      notify('account.alias.saved', { type: 'success' });
      await refresh(accountSettingsRead);
    });
  }

  return (
    <Section title={say('account.alias.title')} about={say('account.alias.about')}>
      <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
        <div role="alert">
          {error && !shown && (
            <Alert role="none" severity="error">
              {error}
            </Alert>
          )}
        </div>
        <ReadOnly
          label={say('account.alias.email')}
          value={settings.email}
          autoComplete="email"
          max={NAME_AND_EMAIL_LIMIT}
        />
        <TextField
          id="account-telephone"
          label={say('account.alias.telephone')}
          value={telephone}
          required
          fullWidth
          inputRef={input}
          error={Boolean(shown)}
          helperText={<span role="status">{shown ? translate(shown) : say('account.alias.hint')}</span>}
          onChange={(event) => setTelephone(event.target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { type: 'tel', autoComplete: 'tel', maxLength: 20 },
          }}
        />
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Button type="submit" variant="contained" busy={running}>
            {say('account.alias.update')}
          </Button>
          <span role="status">{running && say('account.alias.saving')}</span>
        </Box>
      </Box>
    </Section>
  );
}
