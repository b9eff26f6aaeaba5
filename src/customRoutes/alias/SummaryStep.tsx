import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useSay } from '../../i18n/useSay';
import { FactList } from '../../steps/FactList';
import { AliasStepButtons } from './AliasStepButtons';
import type { AliasSetUpState } from './useAliasSetUp';

/** Shows the result and the next steps for the person. */
export function SummaryStep({ setUp }: { readonly setUp: AliasSetUpState }) {
  const say = useSay();
  const { contacts, account, leave } = setUp;
  const { email, telephone } = contacts.form.getValues();
  const { nome, cognome, codiceFiscale, uid } = account;
  return (
    <>
      <Alert severity="success" sx={{ mb: 2 }}>
        {say('alias.summary.made', { email })}
      </Alert>
      <FactList
        facts={[
          [say('resources.aliasContacts.fields.email'), email],
          [say('alias.status.title'), say('alias.status.unverified')],
          [say('alias.data.nome'), `${nome} ${cognome}`],
          [say('alias.data.codiceFiscale'), codiceFiscale ?? ''],
          [say('resources.aliasContacts.fields.telephone'), telephone || say('alias.data.none')],
          [say('alias.account.user'), uid],
        ]}
      />
      <Typography sx={{ mt: 2 }}>{say('alias.summary.next')}</Typography>
      <AliasStepButtons next={{ text: say('alias.summary.go'), run: leave }} />
    </>
  );
}
