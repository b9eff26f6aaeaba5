import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';
import { onlineProviders, otpLengths } from '../../contract/signing/providers';
import type { OnlineCredentials, SigningState } from '../../contract/signing/signing';
import { useSay } from '../i18n/useSay';
import { useSentence } from '../i18n/useSentence';
import { Button } from '../ui/Button';
import { RefusalAlert } from './RefusalAlert';
import { SigningFrame } from './SigningFrame';
import type { SigningSubject } from './SubjectFacts';
import { useOnlineForm } from './useOnlineForm';
import { useReloadAndClose } from './useReloadAndClose';

interface OnlineSignatureDialogProps {
  /** Service, as calls name it; undefined if none was chosen, and the dialog names none. */
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
  const sentence = useSentence();
  const radios = useId();
  const code = useRef<HTMLInputElement>(null);
  const form = useOnlineForm(sign);
  const { values, errors, length, running, failure } = form;
  const label = onlineProviders.find(({ name }) => name === provider)?.label ?? '';
  const reload = useReloadAndClose(close);
  const retry = () => {
    form.change('otp', '');
    code.current?.focus();
  };
  const shown = demo && { username: demo.username, otp: length === 6 ? demo.otp6 : demo.otp8 };

  return (
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
      running={running ? say('signing.online.signing') : undefined}
      actions={
        <Button color="error" onClick={form.reset} busy={running}>
          {say('signing.online.reset')}
        </Button>
      }
      confirm={{
        text: say('signing.online.confirm'),
        disabledReason: form.valid ? undefined : say('signing.online.incomplete'),
        run: () => void form.send(),
      }}
    >
      {shown && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {say('signing.online.demo', shown)}{' '}
          <Button size="small" onClick={() => form.fill(shown)}>
            {say('signing.online.fill')}
          </Button>
        </Alert>
      )}
      <div>
        {(['username', 'password'] as const).map((name) => (
          <TextField
            key={name}
            id={`${radios}-${name}`}
            type={name === 'password' ? 'password' : 'text'}
            label={say(`signing.online.${name}`)}
            value={values[name]}
            onChange={({ target }) => form.change(name, target.value)}
            onBlur={() => form.leave(name)}
            error={Boolean(errors[name])}
            helperText={errors[name] && sentence(errors[name])}
            required
            fullWidth
            margin="dense"
            autoComplete="off"
          />
        ))}
        <FormControl sx={{ mt: 1 }}>
          <FormLabel id={radios}>{say('signing.online.length')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={radios}
            value={String(length)}
            onChange={(_, chosen) => form.setLength(chosen === '8' ? 8 : 6)}
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
        <TextField
          id={`${radios}-otp`}
          inputRef={code}
          label={say('signing.online.otp')}
          value={values.otp}
          onChange={({ target }) => form.change('otp', target.value)}
          onBlur={() => form.leave('otp')}
          error={Boolean(errors.otp)}
          helperText={errors.otp && sentence(errors.otp)}
          required
          fullWidth
          margin="dense"
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </div>
      <RefusalAlert error={failure} lead={lead} act={{ retry, reload, ...(download && { download }) }} />
    </SigningFrame>
  );
}
