import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSay } from '../../i18n/useSay';
import { FactList } from '../../steps/FactList';
import { AliasStepButtons } from './AliasStepButtons';
import { RefusalText } from './RefusalText';
import type { AliasSetUpState } from './useAliasSetUp';
import { useFirstProblem } from './useFirstProblem';

/** Shows the person's data as entered by the school, and asks for the contact data of the alias. */
export function DataStep({ setUp }: { readonly setUp: AliasSetUpState }) {
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const { typed, type, problems, running, refusal, create, go, account } = setUp;
  const { nome, cognome, codiceFiscale } = account;
  const missing = codiceFiscale ? problems.codiceFiscale : say('alias.data.noTaxCode');
  useFirstProblem(form, problems);
  const text = { fullWidth: true, slotProps: { inputLabel: { shrink: true } } } as const;
  return (
    <Box
      ref={form}
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 560 }}
    >
      <RefusalText refusal={refusal} />
      <FactList
        facts={[
          [say('alias.data.nome'), nome],
          [say('alias.data.cognome'), cognome],
          [say('alias.data.codiceFiscale'), codiceFiscale || say('alias.data.none')],
        ]}
      />
      {missing && <Alert severity="error">{missing}</Alert>}
      <Typography sx={{ color: 'text.secondary' }}>{say('alias.data.wrongTaxCode')}</Typography>
      <TextField
        {...text}
        id="alias-email"
        name="email"
        type="email"
        label={say('alias.data.email')}
        value={typed.email}
        required
        error={Boolean(problems.email)}
        helperText={<span role="status">{problems.email ?? say('alias.data.emailHint')}</span>}
        // Spaces are removed while typing.
        onChange={(event) => type({ email: event.target.value.replace(/\s/g, '') })}
        slotProps={{ ...text.slotProps, htmlInput: { autoComplete: 'email', maxLength: 100 } }}
      />
      <TextField
        {...text}
        id="alias-telephone"
        name="telephone"
        label={say('alias.data.telephone')}
        value={typed.telephone}
        error={Boolean(problems.telephone)}
        helperText={<span role="status">{problems.telephone ?? say('alias.data.telephoneHint')}</span>}
        onChange={(event) => type({ telephone: event.target.value })}
        slotProps={{ ...text.slotProps, htmlInput: { type: 'tel', autoComplete: 'tel', maxLength: 20 } }}
      />
      <AliasStepButtons
        back={() => go('account')}
        running={running}
        disabledReason={!codiceFiscale || !typed.email ? say('alias.data.needed') : undefined}
        next={{ text: say('alias.next') }}
      />
    </Box>
  );
}
