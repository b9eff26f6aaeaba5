import Alert from '@mui/material/Alert';
import { useRef } from 'react';
import { sizeText } from '../../contract/values/files';
import { useSay } from '../i18n/useSay';
import { useSentence } from '../i18n/useSentence';
import { Button } from '../ui/Button';
import { DropFile } from '../ui/files/DropFile';
import { RefusalAlert } from './RefusalAlert';
import { SigningFrame } from './SigningFrame';
import type { SigningSubject } from './SubjectFacts';
import { useReloadAndClose } from './useReloadAndClose';
import { type UploadSigned, useSignedFile } from './useSignedFile';

interface OfflineUploadDialogProps {
  readonly subject: SigningSubject;
  /** @throws the error of the call; the dialog shows it and stays open */
  readonly upload: UploadSigned;
  readonly download?: (() => void) | undefined;
  /** Text before the reason when the signature is refused. */
  readonly lead?: string | undefined;
  readonly close: () => void;
}

/** Types that the file chooser accepts. Phones do not know the extension .p7m, and give such files a general type. */
const ACCEPT = 'application/pkcs7-mime,.p7m,application/x-pkcs7-mime,application/octet-stream';

/**
 * Asks for a signed file, chosen by button or dropped, and uploads it. A file of another type is refused before it is
 * sent.
 */
export function OfflineUploadDialog(props: OfflineUploadDialogProps) {
  const { subject, upload, download, lead, close } = props;
  const say = useSay();
  const sentence = useSentence();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useSignedFile(upload);
  const { file, checking, problem, running, sent, failure } = chosen;
  const reload = useReloadAndClose(close);
  const choose = () => input.current?.click();
  const disabledReason = checking
    ? say('signing.offline.wait')
    : file
      ? undefined
      : say('signing.offline.chooseFirst');

  return (
    <SigningFrame
      title={say('signing.offline.title')}
      about={say('signing.offline.about')}
      subject={subject}
      close={close}
      running={running ? say(`signing.offline.${sent < 1 ? 'uploading' : 'verifying'}`) : undefined}
      sent={sent < 1 ? sent : undefined}
      actions={
        <Button onClick={chosen.clear} busy={running}>
          {say('signing.cancel')}
        </Button>
      }
      confirm={{ text: say('signing.offline.upload'), disabledReason, run: () => void chosen.send() }}
    >
      <DropFile
        input={input}
        takes={{ accept: ACCEPT, 'aria-label': say('signing.offline.input') }}
        button={{ variant: 'outlined', busy: running, children: say('signing.offline.choose') }}
        about={say('signing.offline.drop')}
        take={chosen.take}
      />
      <p role="status">
        {checking
          ? say('signing.offline.checking')
          : file
            ? say('signing.offline.chosen', { name: file.name, size: sizeText(file.size) })
            : say('signing.offline.none')}
      </p>
      <div role="alert">
        {problem && (
          <Alert role="none" severity="error">
            {say(`signing.offline.${problem}`)}
            {chosen.why && <p>{[chosen.why.say, chosen.why.next].map((text) => sentence(text)).join(' ')}</p>}{' '}
            <Button size="small" color="inherit" onClick={choose}>
              {say('signing.refusal.choose')}
            </Button>
          </Alert>
        )}
      </div>
      <RefusalAlert error={failure} lead={lead} act={{ choose, reload, ...(download && { download }) }} />
    </SigningFrame>
  );
}
