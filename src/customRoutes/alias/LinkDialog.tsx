import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type AddedAccount, addAccountFields } from '../../../contract/alias/alias';
import { aliasAccountAdd } from '../../../contract/alias/endpoints';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { FactList } from '../../steps/FactList';
import { ActionDialog } from '../../ui/ActionDialog';
import { PasswordInput } from '../../ui/PasswordInput';
import { credentialsRefusal } from './aliasRefusal';
import { RefusalText } from './RefusalText';
import { useRefreshAlias } from './useRefreshAlias';

const schema = recordSchema(addAccountFields);

/** Links another account: its credentials, its owner, the confirmation. */
export function LinkDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefreshAlias();
  const [typed, setTyped] = useState({ user: '', secret: '' });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [found, setFound] = useState<AddedAccount>();
  const { run, callApi, running, failure } = useCommand();
  const refusal = failure === undefined ? undefined : credentialsRefusal(failure);
  const ofSupervisor = found?.uid.toLowerCase().startsWith('supervisor');

  function go() {
    const checked = found !== undefined;
    const body = { ...typed, checked };
    const wrong = fieldProblems(schema, body, { now: new Date(0) });
    setProblems(Object.fromEntries(wrong.map(({ field, message }) => [field, translate(message)])));
    if (wrong.length > 0) return;
    void run(async () => {
      try {
        const { data } = await callApi(aliasAccountAdd, { body });
        if (!checked) return setFound(data);
      } catch (refused) {
        setFound(undefined);
        setTyped((now) => ({ ...now, secret: '' }));
        // After a lost response it is unknown whether the account was linked.
        if (checked) await refresh();
        throw refused;
      }
      if (ofSupervisor) notify('alias.link.supervisorDone', { type: 'warning' });
      else notify('alias.link.done', { type: 'success' });
      close();
      await refresh();
    });
  }

  return (
    <ActionDialog
      title={say('alias.link.title')}
      about={say(found ? 'alias.link.check' : 'alias.link.about')}
      close={close}
      running={running}
      confirm={{ text: say(found ? 'alias.link.confirm' : 'alias.next'), run: go }}
    >
      <RefusalText refusal={refusal} />
      {found ? (
        <>
          <FactList
            facts={[
              [say('alias.account.user'), found.uid],
              [say('alias.data.cognome'), found.sn],
              [say('alias.data.nome'), found.cn],
              [say('alias.data.codiceFiscale'), found.codicefiscale],
              [say('alias.link.customerCode'), found.customerCode],
            ]}
          />
          {ofSupervisor && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {say('alias.link.supervisor')}
            </Alert>
          )}
        </>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <TextField
            id="link-user"
            name="user"
            label={say('alias.account.user')}
            value={typed.user}
            required
            fullWidth
            error={Boolean(problems.user)}
            helperText={<span role="status">{problems.user ?? say('alias.link.userHint')}</span>}
            onChange={(event) => setTyped({ ...typed, user: event.target.value.trim() })}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { autoComplete: 'off', maxLength: 120, autoCapitalize: 'none', spellCheck: false },
            }}
          />
          <PasswordInput
            name="secret"
            label={say('alias.account.password')}
            value={typed.secret}
            shown={false}
            current
            error={problems.secret}
            onChange={(secret) => setTyped({ ...typed, secret })}
          />
        </Box>
      )}
    </ActionDialog>
  );
}
