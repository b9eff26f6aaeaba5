import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type AccountSettings, accountUpdateFields } from '../../../contract/account/account';
import { accountSettingsUpdate } from '../../../contract/account/endpoints';
import { NAME_AND_EMAIL_LIMIT } from '../../../contract/constants';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { useCallApi } from '../../api/CallApi';
import { refusedFields } from '../../api/refusedCall';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { ReadOnly } from '../../identity/ReadOnly';
import { Section } from '../../ui/Section';
import { WhyButton } from '../../ui/tips/WhyButton';
import { SETTINGS } from './settingsKey';

const schema = recordSchema(accountUpdateFields);

/** The rules look at no date and at nobody. */
const problemOf = (telephone: string) =>
  fieldProblems(schema, { telephone }, { now: new Date(0) })[0]?.message;

/** How the alias identity is reached: the e-mail is what it signs in with, the telephone can be changed. */
export function AliasArea({ settings }: { readonly settings: AccountSettings }) {
  const say = useSay();
  const userAreaText = useUserAreaText();
  const translate = useTranslate();
  const notify = useNotify();
  const callApi = useCallApi();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [telephone, setTelephone] = useState(settings.telephone ?? '');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const found = problemOf(telephone);
    setProblem(found);
    setFailure(undefined);
    if (found) return input.current?.focus();
    setSaving(true);
    try {
      await callApi(accountSettingsUpdate, { body: { telephone } });
      notify('account.alias.saved', { type: 'success' });
      await queries.invalidateQueries({ queryKey: SETTINGS });
    } catch (error) {
      const refused = refusedFields(error).telephone;
      setProblem(refused);
      if (!refused) setFailure(userAreaText(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Section title={say('account.alias.title')} about={say('account.alias.about')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void save(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <div role="alert">
          {failure && (
            <Alert role="none" severity="error">
              {failure}
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
          error={Boolean(problem)}
          helperText={<span role="status">{problem ? translate(problem) : say('account.alias.hint')}</span>}
          onChange={(event) => setTelephone(event.target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { type: 'tel', autoComplete: 'tel', maxLength: 20 },
          }}
        />
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <WhyButton type="submit" variant="contained" busy={saving}>
            {say('account.alias.update')}
          </WhyButton>
          <span role="status">{saving && say('account.alias.saving')}</span>
        </Box>
      </Box>
    </Section>
  );
}
