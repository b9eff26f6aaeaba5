import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { onlineProviders, otpLengths } from '../../contract/signing/providers';
import type { OnlineCredentials, SigningState } from '../../contract/signing/signing';
import { TextInput } from '../engine/form/inputs/TextInput';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';
import { RefusalAlert } from './RefusalAlert';
import { SigningFrame } from './SigningFrame';
import type { SigningSubject } from './SubjectFacts';
import { useOnlineForm } from './useOnlineForm';
import { useReloadAndClose } from './useReloadAndClose';

const text = {
  field: { kind: 'text' },
  disabledReason: undefined,
  help: '',
  required: true,
  capitals: false,
} as const;

interface OnlineSignatureDialogProps {
  /** Name of the service in calls; undefined if none was chosen, in which case the dialog names no service. */
  readonly provider?: string | undefined;
  /** Documents signed with this authorisation, and the signer. */
  readonly subject: SigningSubject;
  /** Credentials that a demo shows, because its services are invented. */
  readonly demo?: SigningState['demo'] | undefined;
  /** Text before the reason when the signature fails. */
  readonly lead?: string | undefined;
  /** @throws the error of the call; the dialog shows it and stays open */
  readonly sign: (credentials: OnlineCredentials) => Promise<void>;
  readonly download?: (() => void) | undefined;
  readonly close: () => void;
}

/** Asks for user name, password and one-time code of a signing service; nothing typed here is stored. */
export function OnlineSignatureDialog(props: OnlineSignatureDialogProps) {
  const { provider, subject, demo, lead, sign, download, close } = props;
  const say = useSay();
  const radios = useId();
  const { form, ...online } = useOnlineForm(sign);
  const length = useWatch({ control: form.control, name: 'length' });
  const label = onlineProviders.find(({ name }) => name === provider)?.label ?? '';
  const reload = useReloadAndClose(close);
  const shown = demo && { username: demo.username, otp: length === 6 ? demo.otp6 : demo.otp8 };

  return (
    <FormProvider {...form}>
      <SigningFrame
        title={say('signing.online.title', { name: label })
          .trim()
          .replace(/ (con|with)$/, '')}
        about={
          subject.documents.length > 1
            ? say('signing.online.aboutMany', { smart_count: subject.documents.length })
            : say('signing.online.about')
        }
        subject={subject}
        close={close}
        running={online.running ? say('signing.online.signing') : undefined}
        actions={
          <Button color="error" onClick={online.reset} busy={online.running}>
            {say('signing.online.reset')}
          </Button>
        }
        confirm={{
          text: say('signing.online.confirm'),
          disabledReason: online.valid ? undefined : say('signing.online.incomplete'),
          run: () => void online.send(),
        }}
      >
        {shown && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {say('signing.online.demo', shown)}{' '}
            <Button size="small" onClick={() => online.fill(shown)}>
              {say('signing.online.fill')}
            </Button>
          </Alert>
        )}
        <Box sx={{ display: 'grid', gap: 2, py: 1 }}>
          <TextInput {...text} name="username" label={say('signing.online.username')} />
          <TextInput
            {...text}
            name="password"
            label={say('signing.online.password')}
            typing={{ masked: true }}
          />
          <FormControl>
            <FormLabel id={radios}>{say('signing.online.length')}</FormLabel>
            <RadioGroup
              row
              aria-labelledby={radios}
              value={String(length)}
              onChange={(_, chosen) => online.setLength(chosen === '8' ? 8 : 6)}
            >
              {otpLengths.map((digits) => (
                <FormControlLabel
                  key={digits}
                  value={String(digits)}
                  control={<Radio />}
                  label={say('signing.online.digits', { length: digits })}
                />
              ))}
            </RadioGroup>
          </FormControl>
          <TextInput
            {...text}
            name="otp"
            label={say('signing.online.otp')}
            typing={{ autoComplete: 'one-time-code', inputMode: 'numeric' }}
          />
        </Box>
        <RefusalAlert
          error={online.failure}
          lead={lead}
          act={{ retry: online.retry, reload, ...(download && { download }) }}
        />
      </SigningFrame>
    </FormProvider>
  );
}
