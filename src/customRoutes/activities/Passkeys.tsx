import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Security } from '../../../contract/account/otp';
import {
  type Passkey,
  passkeyFields,
  whyNoPasskey,
  whyPasskeyStays,
} from '../../../contract/account/passkey';
import {
  passkeyAdd,
  passkeyOptions,
  passkeyRemove,
  passkeyRename,
} from '../../../contract/account/passkeysEndpoints';
import { pick } from '../../../contract/schema/fields';
import { dayInRome, showDay, showInstant } from '../../../contract/values/dates';
import { useUserAreaText } from '../../api/useUserAreaText';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandDialog } from '../../engine/form/CommandDialog';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { currentPassword, currentPasswordTyping } from '../../identity/commands';
import { Elsewhere } from '../../identity/Elsewhere';
import { knowsPasskeys, makePasskey, whyNotMade } from '../../identity/platformPasskeys';
import { useSession } from '../../session/SessionContext';
import { Section } from '../../ui/Section';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { useReadAgain } from './queries';
import { RemoveDialog } from './RemoveDialog';

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
  /** Reason why the passkey cannot be removed; undefined if it can be. */
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

const newPasskey = defineCommand('passkey', {
  fields: { name: passkeyFields.name, password: currentPassword },
  typing: { password: currentPasswordTyping },
});

/** Asks for a name and the password, then has the device create a passkey. */
function AddPasskeyDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const form = useCommandForm(newPasskey, {
    known: { name: say('accountActivity.passkeys.nameDefault') },
    problemText: useUserAreaText(),
  });
  return (
    <CommandDialog
      form={form}
      title={say('accountActivity.passkeys.addTitle')}
      about={say('accountActivity.passkeys.addAbout')}
      close={close}
      confirm={{ text: say('accountActivity.passkeys.addGo') }}
      running={say('accountActivity.passkeys.confirm')}
      // Each attempt creates another passkey, so it needs a new idempotency key.
      send={async ({ name, password }) => {
        const { data } = await form.callApi(passkeyOptions, { body: { password } });
        const credential = await makePasskey(data.options).catch((failure: unknown) => {
          throw new Error(say(whyNotMade(failure)));
        });
        await form.callApi(passkeyAdd, { body: { name, credential } });
        notify('accountActivity.passkeys.added', { type: 'success' });
        close();
        await readAgain();
      }}
      autoFocusInput
    />
  );
}

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly close: () => void;
}

const newName = defineCommand('passkey', { fields: pick(passkeyFields, 'name') });

/** Asks for the new name of a passkey and saves it. */
function RenamePasskeyDialog({ passkey: { id, name }, close }: RenamePasskeyDialogProps) {
  const say = useSay();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const form = useCommandForm(newName, { known: { name }, problemText: useUserAreaText() });
  return (
    <CommandDialog
      form={form}
      title={say('accountActivity.passkeys.renameTitle')}
      about={say('accountActivity.passkeys.renameAbout', { name })}
      close={close}
      confirm={{ text: say('accountActivity.passkeys.renameGo') }}
      // Each name is a command of its own with a new idempotency key, because the input may have changed.
      send={async (body) => {
        await form.callApi(passkeyRename, { params: { id }, body });
        notify('accountActivity.passkeys.renamed', { type: 'success' });
        close();
        await readAgain();
      }}
      autoFocusInput
    />
  );
}
