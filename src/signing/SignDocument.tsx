import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { Permission } from '../../contract/permissions/permissions';
import { type OnlineProvider, onlineProviders } from '../../contract/signing/providers';
import type { OnlineCredentials, PendingSignature, SignatureAnswer } from '../../contract/signing/signing';
import { refusalText } from '../api/refusal';
import { useSay } from '../i18n/useSay';
import { useWhyWithheld } from '../session/viewer';
import { NotLoaded } from '../ui/NotLoaded';
import { PermissionButton } from '../ui/tips/PermissionButton';
import { Tips } from '../ui/tips/Tips';
import { WhyButton } from '../ui/tips/WhyButton';
import { OfflineUploadDialog } from './OfflineUploadDialog';
import { OnlineSignatureDialog } from './OnlineSignatureDialog';
import { PendingAlert } from './PendingAlert';
import { type AnsweredFile, saveBase64 } from './saveBase64';
import { useSigningState } from './useSigningState';
import { withOthers } from './withOthers';

/** The parameter of the address that says how it is signed: a service, or offline. */
export const WAY = 'firma';

interface SignDocumentProps {
  /** The permission to sign it. */
  readonly can: Permission;
  /** What the document is called, and who signs it. */
  readonly title: string;
  readonly signer: string | undefined;
  readonly pending: PendingSignature | null | undefined;
  /** The document as it is handed out; undefined while it is awaited. */
  readonly file: AnsweredFile | undefined;
  /** Why it could not be read, and what reads it again. */
  readonly error?: unknown;
  readonly again: () => unknown;
  readonly online: (
    credentials: OnlineCredentials & { readonly provider: OnlineProvider },
  ) => Promise<SignatureAnswer>;
  readonly offline: (file: File, progress: (sent: number) => void) => Promise<SignatureAnswer>;
  /** Called once it is signed, or its signature waits. */
  readonly signed: (answer: SignatureAnswer) => Promise<void>;
}

/** The step of a procedure in which a document is signed online, or downloaded, signed elsewhere and uploaded. */
export function SignDocument(props: SignDocumentProps) {
  const { can, title, signer, pending, file, error, again, online, offline, signed } = props;
  const say = useSay();
  const translate = useTranslate();
  const notify = useNotify();
  const [parameters] = useSearchParams();
  const chosen = parameters.get(WAY);
  const provider = onlineProviders.find(({ name }) => name === chosen)?.name;
  // The address opens no dialog for support.
  const offered = useWhyWithheld()(can) ? undefined : provider;
  const [open, setOpen] = useState<OnlineProvider | 'offline' | undefined>(offered);
  // The address may follow the step.
  useEffect(() => setOpen(offered), [offered]);
  const demo = useSigningState().data?.demo;
  const subject = { documents: [title], signer };
  const download = file && (() => saveBase64(file));
  const close = () => setOpen(undefined);
  async function end(text: string, answer: SignatureAnswer): Promise<void> {
    if (answer.waiting) notify(say('signing.pending.waiting.title'), { type: 'info' });
    else notify(withOthers(say, text, answer), { type: 'success' });
    close();
    await signed(answer);
  }
  const services = provider ? onlineProviders.filter(({ name }) => name === provider) : onlineProviders;

  return (
    <>
      <PendingAlert pending={pending} />
      {chosen !== 'offline' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {services.map(({ name, label }) => (
            <PermissionButton
              key={name}
              can={can}
              variant="contained"
              aria-haspopup="dialog"
              onClick={() => setOpen(name)}
            >
              {say('signing.menu.online', { name: label })}
            </PermissionButton>
          ))}
        </Box>
      )}
      {!provider && (
        <Box component="ol" aria-label={say('resizing.sign.offline')} sx={{ pl: 2.5, '& li': { mb: 2 } }}>
          <li>
            <Typography sx={{ mb: 1 }}>{say('resizing.sign.download')}</Typography>
            {!file && error ? (
              <NotLoaded again={again}>{translate(refusalText(error))}</NotLoaded>
            ) : (
              <Tips>
                <WhyButton
                  variant="outlined"
                  why={file ? undefined : say('signing.documentLoading')}
                  onClick={download}
                >
                  {say('signing.menu.download')}
                </WhyButton>
              </Tips>
            )}
          </li>
          <li>
            <Typography sx={{ mb: 1 }}>{say('resizing.sign.upload')}</Typography>
            <PermissionButton
              can={can}
              variant="contained"
              aria-haspopup="dialog"
              onClick={() => setOpen('offline')}
            >
              {say('signing.menu.upload')}
            </PermissionButton>
          </li>
        </Box>
      )}
      {open === 'offline' && (
        <OfflineUploadDialog
          subject={subject}
          close={close}
          download={download}
          upload={async (one, progress) => end(say('signing.offline.done'), await offline(one, progress))}
        />
      )}
      {open && open !== 'offline' && (
        <OnlineSignatureDialog
          subject={subject}
          provider={open}
          demo={demo}
          close={close}
          download={download}
          sign={async (credentials) =>
            end(say('signing.online.done'), await online({ ...credentials, provider: open }))
          }
        />
      )}
    </>
  );
}
