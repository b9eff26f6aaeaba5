import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type DragEvent, useRef, useState } from 'react';
import { saidSize } from '../../../contract/files';
import { Tips } from '../../engine/why/Tips';
import { WhyButton } from '../../engine/why/WhyButton';
import { useSay } from '../../i18n/useSay';
import { RefusalAlert } from './RefusalAlert';
import { SigningFrame } from './SigningFrame';
import { type UploadSigned, useSignedFile } from './useSignedFile';

interface OfflineUploadDialogProps {
  /** @throws whatever the call threw: the dialog shows it and stays */
  readonly upload: UploadSigned;
  readonly download?: (() => void) | undefined;
  /** What is said first where the signature is refused. */
  readonly lead?: string | undefined;
  readonly close: () => void;
}

/** The signed file from the disk, by button or dropped; a file of another kind is refused before it is sent. */
export function OfflineUploadDialog({ upload, download, lead, close }: OfflineUploadDialogProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const chosen = useSignedFile(upload);
  const { file, checking, problem, running, sent, failure } = chosen;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    chosen.take(event.dataTransfer.files[0]);
  };
  const choose = () => input.current?.click();
  const why = checking ? say('signing.offline.wait') : file ? undefined : say('signing.offline.chooseFirst');

  return (
    <SigningFrame
      title={say('signing.offline.title')}
      about={say('signing.offline.about')}
      close={close}
      running={running ? say(`signing.offline.${sent < 1 ? 'uploading' : 'verifying'}`) : undefined}
      sent={sent < 1 ? sent : undefined}
      actions={
        <Tips>
          <Button onClick={chosen.clear} disabled={running}>
            {say('signing.cancel')}
          </Button>
          <Button onClick={close} disabled={running}>
            {say('signing.close')}
          </Button>
          <WhyButton variant="contained" why={why} disabled={running} onClick={() => void chosen.send()}>
            {say('signing.offline.upload')}
          </WhyButton>
        </Tips>
      }
    >
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1.5,
          p: 3,
          borderRadius: 1,
          border: '2px dashed',
          borderColor: over ? 'secondary.main' : 'divider',
        }}
      >
        <Button variant="outlined" onClick={choose} disabled={running}>
          {say('signing.offline.choose')}
        </Button>
        <span>{say('signing.offline.drop')}</span>
        <input
          ref={input}
          type="file"
          accept="application/pkcs7-mime,.p7m"
          aria-label={say('signing.offline.input')}
          hidden
          onChange={({ target }) => {
            chosen.take(target.files?.[0]);
            // The same file once more is a choice too: it may have been signed again meanwhile.
            target.value = '';
          }}
        />
      </Box>
      <p role="status">
        {checking
          ? say('signing.offline.checking')
          : file
            ? say('signing.offline.chosen', { name: file.name, size: saidSize(file.size) })
            : say('signing.offline.none')}
      </p>
      <div role="alert">
        {problem && (
          <Alert role="none" severity="error">
            {say(`signing.offline.${problem}`)}
            {chosen.why && (
              <p>
                {chosen.why.say} {chosen.why.next}
              </p>
            )}{' '}
            <Button size="small" color="inherit" onClick={choose}>
              {say('signing.refusal.choose')}
            </Button>
          </Alert>
        )}
      </div>
      <RefusalAlert error={failure} lead={lead} act={{ choose, ...(download && { download }) }} />
    </SigningFrame>
  );
}
