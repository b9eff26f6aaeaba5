import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CommandForm } from '../../engine/form/CommandForm';
import { CommandInputs } from '../../engine/form/CommandInputs';
import { useSay } from '../../i18n/useSay';
import { AliasStepButtons } from './AliasStepButtons';
import type { AliasSetUpState } from './useAliasSetUp';

/** Asks for the account that the alias is created from: its name and password, as at the sign-in. */
export function AccountStep({ setUp }: { readonly setUp: AliasSetUpState }) {
  const say = useSay();
  const { credentials, validate, go } = setUp;
  return (
    <Box sx={{ maxWidth: 480 }}>
      <CommandForm form={credentials} send={validate}>
        <Typography>{say('alias.account.about')}</Typography>
        <CommandInputs form={credentials} />
        <AliasStepButtons
          back={() => go('notice')}
          running={credentials.running}
          next={{ text: say('alias.next') }}
        />
      </CommandForm>
    </Box>
  );
}
