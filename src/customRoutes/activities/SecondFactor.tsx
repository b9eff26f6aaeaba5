import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LAST_METHOD_STAYS, NO_OTP_IN_THIS_SCHOOL, type Security } from '../../../contract/account/otp';
import { otpMethodRemove, recoveryCodesMake } from '../../../contract/account/otpEndpoints';
import { dayInRome, showDay, showInstant } from '../../../contract/values/dates';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { saveFile } from '../../ui/files/saveFile';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { AddAppDialog } from './AddAppDialog';
import { useReadAgain } from './queries';
import { RemoveDialog } from './RemoveDialog';

type Method = Security['methods'][number];

/**
 * Lists the authenticator apps and shows how many recovery codes are left for people who lose their apps. The last app
 * cannot be removed while a code is required.
 */
export function SecondFactor({ security }: { readonly security: Security }) {
  const say = useSay();
  const sentence = useSentence();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Method>();
  const { methods, required, schoolOtp } = security;
  const lastStays = required && methods.length === 1 ? LAST_METHOD_STAYS : undefined;
  const state = !required ? 'factorOff' : methods.length === 0 ? 'factorFirst' : 'factorOn';

  return (
    <>
      <Typography sx={{ mb: 1.5 }}>{say(`accountActivity.security.${state}`)}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {methods.map((method) => (
          <Box
            component="li"
            key={method.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5 }}
          >
            <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{method.name}</strong>
              <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
                <Since method={method} />
              </Box>
            </Box>
            <PermissionButton
              can={['account', 'update']}
              size="small"
              color="error"
              disabledReason={lastStays}
              aria-label={say('accountActivity.security.removeApp', { name: method.name })}
              onClick={() => setRemoving(method)}
            >
              {say('accountActivity.security.remove')}
            </PermissionButton>
          </Box>
        ))}
      </Box>
      {lastStays && (
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {sentence(lastStays)}
        </Typography>
      )}
      <PermissionButton
        can={['account', 'update']}
        variant="outlined"
        disabledReason={schoolOtp ? undefined : NO_OTP_IN_THIS_SCHOOL}
        onClick={() => setAdding(true)}
      >
        {say(methods.length > 0 ? 'accountActivity.security.addAnother' : 'accountActivity.security.add')}
      </PermissionButton>
      {!schoolOtp && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {sentence(NO_OTP_IN_THIS_SCHOOL)}
        </Typography>
      )}
      {methods.length > 0 && <RecoveryCodes left={security.recoveryCodes} />}
      {adding && <AddAppDialog close={() => setAdding(false)} />}
      {removing && <RemoveAppDialog method={removing} close={() => setRemoving(undefined)} />}
    </>
  );
}

function Since({ method: { activatedAt, usedAt } }: { readonly method: Method }) {
  const say = useSay();
  const day = showDay(dayInRome(activatedAt));
  return usedAt
    ? say('accountActivity.security.used', { day, used: showInstant(usedAt) })
    : say('accountActivity.security.unused', { day });
}

interface RemoveAppDialogProps {
  readonly method: Security['methods'][number];
  readonly close: () => void;
}

/** Asks for confirmation before an authenticator app is removed. */
function RemoveAppDialog({ method, close }: RemoveAppDialogProps) {
  const say = useSay();

  return (
    <RemoveDialog
      title={say('accountActivity.security.removeTitle')}
      about={say('accountActivity.security.removeAbout', { name: method.name })}
      text={say('accountActivity.security.remove')}
      done={say('accountActivity.security.removed')}
      remove={(callApi, idempotencyKey) =>
        callApi(otpMethodRemove, { params: { id: method.id }, idempotencyKey })
      }
      close={close}
    />
  );
}

/** Shows the number of recovery codes left, with a button that replaces all of them by new ones. */
function RecoveryCodes({ left }: { readonly left: number }) {
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

/** Shows new recovery codes. They can be shown only once. */
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
