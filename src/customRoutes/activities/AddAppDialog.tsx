import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { otpMethodFields } from '../../../contract/account/otp';
import { otpLinkMake } from '../../../contract/account/otpEndpoints';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';

/** Asks for a name for the app, and continues on the page that links it. */
export function AddAppDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  const navigate = useNavigate();
  const { run, callApi, running, error } = useCommand(useUserAreaText());
  const [name, setName] = useState(() => say('accountActivity.security.addDefault'));
  const [tried, setTried] = useState(false);
  const missing = name.trim() === '';

  const go = () => {
    setTried(true);
    if (missing) return;
    void run(async () => {
      const { data } = await callApi(otpLinkMake, { body: { name: name.trim() } });
      await navigate(data.link);
    });
  };

  return (
    <ActionDialog
      title={say('accountActivity.security.addTitle')}
      about={say('accountActivity.security.addAbout')}
      close={close}
      running={running}
      error={error}
      confirm={{ text: say('accountActivity.security.addGo'), run: go }}
    >
      <TextField
        id="otp-app-name"
        label={say('accountActivity.security.addName')}
        value={name}
        required
        fullWidth
        autoFocus
        error={tried && missing}
        helperText={
          <span role="status">{tried && missing && say('accountActivity.security.addMissing')}</span>
        }
        onChange={(event) => setName(event.target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: otpMethodFields.name.max, autoComplete: 'off' },
        }}
        sx={{ mt: 2 }}
      />
    </ActionDialog>
  );
}
