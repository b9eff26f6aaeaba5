import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { recoveryCodesMake } from '../../../contract/account/otpEndpoints';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { saveFile } from '../../ui/files/saveFile';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { useReadAgain } from './queries';

/** Shows the number of recovery codes left, and replaces them by new ones. */
export function RecoveryCodes({ left }: { readonly left: number }) {
  const say = useSay();
  const readAgain = useReadAgain();
  const { run, callApi, running, error } = useCommand(useUserAreaText());
  const [asking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();

  const make = () =>
    run(async () => {
      const { data } = await callApi(recoveryCodesMake);
      setAsking(false);
      setCodes(data.codes);
      await readAgain();
    });

  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h4" sx={{ fontWeight: 600 }}>
        {say('accountActivity.security.recovery')}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        {left === 0
          ? say('accountActivity.security.recoveryNone')
          : say('accountActivity.security.recoveryLeft', { smart_count: left })}
      </Typography>
      <PermissionButton
        can={['account', 'update']}
        variant="outlined"
        busy={running}
        onClick={() => (left === 0 ? void make() : setAsking(true))}
      >
        {say(left === 0 ? 'accountActivity.security.recoveryMake' : 'accountActivity.security.recoveryAgain')}
      </PermissionButton>
      <div role="alert">{!asking && error}</div>
      {asking && (
        <ActionDialog
          title={say('accountActivity.security.recoveryQuestion')}
          about={say('accountActivity.security.recoveryWarning')}
          close={() => setAsking(false)}
          running={running}
          error={error}
          confirm={{ text: say('accountActivity.security.recoveryAgain'), run: () => void make() }}
        />
      )}
      {codes && <Codes codes={codes} close={() => setCodes(undefined)} />}
    </Box>
  );
}

/** Shows the codes, which is possible only once. */
function Codes({ codes, close }: { readonly codes: readonly string[]; readonly close: () => void }) {
  const say = useSay();
  const save = () =>
    saveFile(say('accountActivity.security.recoveryFile'), `${codes.join('\r\n')}\r\n`, 'text/plain');
  return (
    <ActionDialog
      title={say('accountActivity.security.recoveryTitle')}
      about={say('accountActivity.security.recoveryShown')}
      close={close}
      actions={
        <Button variant="contained" onClick={save}>
          {say('accountActivity.security.recoverySave')}
        </Button>
      }
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          mt: 2,
          mb: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          fontFamily: 'monospace',
          fontSize: '1.125rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </ActionDialog>
  );
}
