import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  authenticatorApps,
  type OpenedOtp,
  otpActivationFields,
  otpAddress,
} from '../../../contract/account/otp';
import { otpActivate } from '../../../contract/account/otpEndpoints';
import { NAME_AND_EMAIL_LIMIT } from '../../../contract/constants';
import { refusedFields } from '../../api/refusedCall';
import { useUserAreaText } from '../../api/useUserAreaText';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandDialog } from '../../engine/form/CommandDialog';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';
import { ReadOnly } from '../../identity/ReadOnly';
import { storeOtpActivated } from '../../session/otpActivated';
import { safeRedirect } from '../../session/safeRedirect';
import { Button } from '../../ui/Button';

interface LinkAppProps {
  readonly opened: OpenedOtp;
  readonly endIfOver: (error: unknown) => boolean;
}

/** Renders the three steps that link an authenticator app: the account, the code, the activation. */
export function LinkApp({ opened, endIfOver }: LinkAppProps) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  return (
    <Stack spacing={3}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
        <ReadOnly label={say('accountOtp.username')} value={opened.username} autoComplete="username" />
        <ReadOnly label={say('accountOtp.nome')} value={opened.nome} max={NAME_AND_EMAIL_LIMIT} />
        <ReadOnly label={say('accountOtp.cognome')} value={opened.cognome} max={NAME_AND_EMAIL_LIMIT} />
      </Box>
      <Step title={say('accountOtp.apps.title')} about={say('accountOtp.apps.about')}>
        <Apps />
      </Step>
      <Step title={say('accountOtp.scan.title')} about={say('accountOtp.scan.about')}>
        <Scan opened={opened} />
      </Step>
      <Step title={say('accountOtp.activate.title')} about={say('accountOtp.activate.about')}>
        <Button variant="contained" onClick={() => setAsking(true)}>
          {say('accountOtp.activate.submit')}
        </Button>
      </Step>
      {asking && <ActivateDialog opened={opened} endIfOver={endIfOver} close={() => setAsking(false)} />}
    </Stack>
  );
}

const Step = ({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}) => (
  <section>
    <Typography component="h2" variant="h6" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    <Typography sx={{ mb: 1, color: 'text.secondary' }}>{about}</Typography>
    {children}
  </section>
);

/** Links to authenticator apps for both kinds of phones. */
function Apps() {
  const say = useSay();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {authenticatorApps.map(({ name, ...at }) => (
        <li key={name}>
          {name}:{' '}
          {(['android', 'ios'] as const).map((system) => (
            <Link
              key={system}
              href={at[system]}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${name} ${say(`accountOtp.apps.${system}`)}`}
              sx={{ display: 'inline-block', py: 0.5, mr: 1.5 }}
            >
              {say(`accountOtp.apps.${system}`)}
            </Link>
          ))}
        </li>
      ))}
    </Box>
  );
}

/** Shows the QR code, and its key as text for people who opened the page on the phone itself or cannot scan a code. */
function Scan({ opened: { qrurl, otp, username } }: { readonly opened: OpenedOtp }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const groups = otp.match(/.{1,4}/g)?.join(' ') ?? otp;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <Box
        component="img"
        src={qrurl}
        alt={say('accountOtp.scan.alt')}
        width={220}
        height={220}
        // A white margin in dark mode too, because cameras need the contrast.
        sx={{ bgcolor: '#fff', borderRadius: 1, maxWidth: '100%' }}
      />
      <Stack spacing={1} sx={{ alignItems: 'flex-start', flex: '1 1 220px', minWidth: 0 }}>
        <Button href={otpAddress(username, otp)} variant="outlined">
          {say('accountOtp.scan.open')}
        </Button>
        <span>{say('accountOtp.scan.byHand')}</span>
        <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '1rem' }}>
          {groups}
        </Box>
        <Button
          size="small"
          onClick={() => void navigator.clipboard.writeText(otp).then(() => setCopied(true))}
        >
          {say('accountOtp.scan.copy')}
        </Button>
        <span role="status">{copied && say('accountOtp.scan.copied')}</span>
      </Stack>
    </Box>
  );
}

interface ActivateDialogProps {
  readonly opened: OpenedOtp;
  /** Updates the link's state after a failure. @returns whether the link is no longer valid */
  readonly endIfOver: (error: unknown) => boolean;
  readonly close: () => void;
}

const otpActivation = defineCommand('otpActivation', {
  fields: otpActivationFields,
  inputs: ['codice'],
  typing: { codice: { autoComplete: 'one-time-code', inputMode: 'numeric' } },
});

/** Asks for confirmation before the code is required at each sign-in; then opens the first page (Q-121). */
function ActivateDialog({ opened, endIfOver, close }: ActivateDialogProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { token, username, otp, callbackUri } = opened;
  const form = useCommandForm(otpActivation, {
    known: { token, username, otp },
    problemText: useUserAreaText(),
  });

  function goHome() {
    const home = safeRedirect(callbackUri);
    const here = home === '/' || new URL(home).origin === window.location.origin;
    if (here) void navigate('/');
    else window.location.assign(home);
  }

  return (
    <CommandDialog
      form={form}
      title={say('accountOtp.activate.question')}
      about={say('accountOtp.activate.warning', { name: username })}
      close={close}
      confirm={{ text: say('accountOtp.activate.submit') }}
      send={async (body, idempotencyKey) => {
        try {
          await form.callApi(otpActivate, { body, idempotencyKey });
        } catch (refusal) {
          if (refusedFields(refusal).codice || !endIfOver(refusal)) throw refusal;
          return;
        }
        storeOtpActivated();
        goHome();
      }}
      autoFocusInput
    />
  );
}
