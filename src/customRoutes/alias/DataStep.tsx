import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CommandForm } from '../../engine/form/CommandForm';
import { CommandInputs } from '../../engine/form/CommandInputs';
import { useSay } from '../../i18n/useSay';
import { FactList } from '../../steps/FactList';
import { AliasStepButtons } from './AliasStepButtons';
import { RefusalLines } from './RefusalText';
import type { AliasSetUpState } from './useAliasSetUp';

/** Shows the person's data as entered by the school, and asks for the contact data of the alias. */
export function DataStep({ setUp }: { readonly setUp: AliasSetUpState }) {
  const say = useSay();
  const translate = useTranslate();
  const { contacts, taxCodeProblem, refusal, create, go, account } = setUp;
  const { nome, cognome, codiceFiscale } = account;
  const email: string = useWatch({ control: contacts.form.control, name: 'email' });
  return (
    <Box sx={{ maxWidth: 560 }}>
      <CommandForm form={contacts} send={create} error={refusal && <RefusalLines refusal={refusal} />}>
        <FactList
          facts={[
            [say('alias.data.nome'), nome],
            [say('alias.data.cognome'), cognome],
            [say('alias.data.codiceFiscale'), codiceFiscale || say('alias.data.none')],
          ]}
        />
        {taxCodeProblem && (
          <Alert severity="error">
            {codiceFiscale ? translate(taxCodeProblem.message) : say('alias.data.noTaxCode')}
          </Alert>
        )}
        <Typography sx={{ color: 'text.secondary' }}>{say('alias.data.wrongTaxCode')}</Typography>
        <CommandInputs form={contacts} names={['email', 'telephone']} />
        <AliasStepButtons
          back={() => go('account')}
          running={contacts.running}
          disabledReason={taxCodeProblem || !email ? say('alias.data.needed') : undefined}
          next={{ text: say('alias.next') }}
        />
      </CommandForm>
    </Box>
  );
}
