import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { type AddedAccount, addAccountFields } from '../../../contract/alias/alias';
import { aliasAccountAdd } from '../../../contract/alias/endpoints';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandInputs } from '../../engine/form/CommandInputs';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';
import { currentPasswordTyping } from '../../identity/commands';
import { FactList } from '../../steps/FactList';
import { ActionDialog } from '../../ui/ActionDialog';
import { credentialsRefusal } from './aliasRefusal';
import { RefusalText } from './RefusalText';
import { useRefreshAlias } from './useRefreshAlias';

const aliasLink = defineCommand('aliasLink', {
  fields: addAccountFields,
  inputs: ['user', 'secret'],
  typing: { user: { verbatim: true, spaceless: true }, secret: currentPasswordTyping },
});
const known = { checked: false };

/** Asks for the credentials of another account, shows its owner, and links it once confirmed. */
export function LinkDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  const notify = useNotify();
  const refresh = useRefreshAlias();
  const [found, setFound] = useState<AddedAccount>();
  const form = useCommandForm(aliasLink, { known });
  const { failure, running } = form;
  const refusal = failure === undefined ? undefined : credentialsRefusal(failure);
  const ofSupervisor = found?.uid.toLowerCase().startsWith('supervisor');

  const go = () =>
    void form.submit(async (typed) => {
      const checked = found !== undefined;
      try {
        const { data } = await form.callApi(aliasAccountAdd, { body: { ...typed, checked } });
        if (!checked) return setFound(data);
      } catch (refused) {
        setFound(undefined);
        form.form.setValue('secret', '');
        // After a lost response it is unknown whether the account was linked.
        if (checked) await refresh();
        throw refused;
      }
      if (ofSupervisor) notify('alias.link.supervisorDone', { type: 'warning' });
      else notify('alias.link.done', { type: 'success' });
      close();
      await refresh();
    });

  return (
    <FormProvider {...form.form}>
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
          <CommandInputs form={form} />
        )}
      </ActionDialog>
    </FormProvider>
  );
}
