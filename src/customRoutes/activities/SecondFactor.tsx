import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LAST_METHOD_STAYS, NO_OTP_IN_THIS_SCHOOL, type Security } from '../../../contract/account/otp';
import { dayInRome, showDay, showInstant } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { AddAppDialog } from './AddAppDialog';
import { RecoveryCodes } from './RecoveryCodes';
import { RemoveAppDialog } from './RemoveAppDialog';

type Method = Security['methods'][number];

/**
 * Lists the authenticator apps and the recovery codes for people who have lost them. The last app cannot be removed
 * while a code is required.
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
