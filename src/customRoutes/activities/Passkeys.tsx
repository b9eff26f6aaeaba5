import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Security } from '../../../contract/account/otp';
import { type Passkey, whyNoPasskey, whyPasskeyStays } from '../../../contract/account/passkey';
import { passkeyRemove } from '../../../contract/account/passkeysEndpoints';
import { dayInRome, showDay, showInstant } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { Elsewhere } from '../../identity/Elsewhere';
import { knowsPasskeys } from '../../identity/platformPasskeys';
import { useSession } from '../../session/SessionContext';
import { Section } from '../../ui/Section';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { RemoveDialog } from './RemoveDialog';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';

type Doing = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey };

/** Lists the devices that sign in without a password. */
export function Passkeys({ security }: { readonly security: Security }) {
  const say = useSay();
  const { signInElsewhere } = useSession();
  return (
    <Section title={say('accountActivity.passkeys.title')} about={say('accountActivity.passkeys.about')}>
      {signInElsewhere ? <Elsewhere what="passkey" /> : <OwnPasskeys security={security} />}
    </Section>
  );
}

function OwnPasskeys({ security }: { readonly security: Security }) {
  const say = useSay();
  const sentence = useSentence();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const { passkeys } = security;
  const stays = passkeys.length > 0 ? whyPasskeyStays(security) : undefined;
  const whyNone = knowsPasskeys() ? whyNoPasskey(security) : say('accountActivity.passkeys.unknown');

  return (
    <>
      {passkeys.length === 0 && (
        <Typography sx={{ mb: 1.5 }}>{say('accountActivity.passkeys.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5 }}>
        {passkeys.map((passkey) => (
          <OnePasskey key={passkey.id} passkey={passkey} stays={stays} choose={setDoing} />
        ))}
      </Box>
      {stays && (
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {sentence(stays)}
        </Typography>
      )}
      <PermissionButton
        can={['account', 'update']}
        variant="outlined"
        disabledReason={whyNone}
        onClick={() => setDoing({ what: 'add' })}
      >
        {say('accountActivity.passkeys.add')}
      </PermissionButton>
      {whyNone && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {sentence(whyNone)}
        </Typography>
      )}
      {doing?.what === 'add' && <AddPasskeyDialog close={close} />}
      {doing?.what === 'rename' && <RenamePasskeyDialog passkey={doing.passkey} close={close} />}
      {doing?.what === 'remove' && <RemovePasskeyDialog passkey={doing.passkey} close={close} />}
    </>
  );
}

interface OnePasskeyProps {
  readonly passkey: Passkey;
  /** Reason why it cannot be removed. */
  readonly stays: string | undefined;
  readonly choose: (doing: Doing) => void;
}

function OnePasskey({ passkey, stays, choose }: OnePasskeyProps) {
  const say = useSay();
  const { name, synced } = passkey;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          <Since passkey={passkey} />
          <br />
          {say(synced ? 'accountActivity.passkeys.synced' : 'accountActivity.passkeys.here')}
        </Box>
      </Box>
      <Box sx={{ ml: { xs: -0.75, sm: 0 } }}>
        <PermissionButton
          can={['account', 'update']}
          size="small"
          aria-label={say('accountActivity.passkeys.renameOne', { name })}
          onClick={() => choose({ what: 'rename', passkey })}
        >
          {say('accountActivity.passkeys.rename')}
        </PermissionButton>
        <PermissionButton
          can={['account', 'update']}
          size="small"
          color="error"
          disabledReason={stays}
          aria-label={say('accountActivity.passkeys.removeOne', { name })}
          onClick={() => choose({ what: 'remove', passkey })}
        >
          {say('accountActivity.passkeys.remove')}
        </PermissionButton>
      </Box>
    </Box>
  );
}

function Since({ passkey: { createdAt, usedAt } }: { readonly passkey: Passkey }) {
  const say = useSay();
  const day = showDay(dayInRome(createdAt));
  return usedAt
    ? say('accountActivity.passkeys.used', { day, used: showInstant(usedAt) })
    : say('accountActivity.passkeys.unused', { day });
}

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly close: () => void;
}

/** Asks for confirmation before a passkey is removed, and says what remains on the device. */
function RemovePasskeyDialog({ passkey, close }: RemovePasskeyDialogProps) {
  const say = useSay();

  return (
    <RemoveDialog
      title={say('accountActivity.passkeys.removeTitle')}
      about={say('accountActivity.passkeys.removeAbout', { name: passkey.name })}
      text={say('accountActivity.passkeys.remove')}
      done={say('accountActivity.passkeys.removed')}
      remove={(callApi, idempotencyKey) =>
        callApi(passkeyRemove, { params: { id: passkey.id }, idempotencyKey })
      }
      close={close}
    />
  );
}
