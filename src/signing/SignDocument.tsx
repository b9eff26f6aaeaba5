import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { Permission } from '../../contract/permissions/permissions';
import { type OnlineProvider, onlineProviders } from '../../contract/signing/providers';
import type {
  OnlineCredentials,
  PendingProcedure,
  PendingSignature,
  SignatureAnswer,
} from '../../contract/signing/signing';
import { refusalText } from '../api/refusal';
import { useSay } from '../i18n/useSay';
import { useWhyWithheld } from '../session/viewer';
import { Button } from '../ui/Button';
import { NotLoaded } from '../ui/NotLoaded';
import { PermissionButton } from '../ui/tips/PermissionButton';
import { Tips } from '../ui/tips/Tips';
import { AskHeadButton } from './AskHeadButton';
import { OfflineUploadDialog } from './OfflineUploadDialog';
import { OnlineSignatureDialog } from './OnlineSignatureDialog';
import { PendingAlert } from './PendingAlert';
import { type AnsweredFile, saveBase64 } from './saveBase64';
import { useSigningState } from './useSigningState';
import { withOthers } from './withOthers';

/** Query parameter with the way of signing: a service, or offline. */
export const WAY = 'firma';

interface SignDocumentProps {
  /** Permission to sign the document. */
  readonly can: Permission;
  /** Title of the document, and its signer. */
  readonly title: string;
  readonly signer: string | undefined;
  readonly procedure: PendingProcedure;
  readonly pending: PendingSignature | null | undefined;
  /** The document as the provider returned it; undefined while it is loading. */
  readonly file: AnsweredFile | undefined;
  /** Error of loading the document; `again` retries. */
  readonly error?: unknown;
  readonly again: () => unknown;
  readonly online: (
    credentials: OnlineCredentials & { readonly provider: OnlineProvider },
  ) => Promise<SignatureAnswer>;
  readonly offline: (file: File, progress: (sent: number) => void) => Promise<SignatureAnswer>;
  /** Called after the document was signed, or when the signature is pending. */
  readonly signed: (answer: SignatureAnswer) => Promise<void>;
}

/**
 * Renders the step of a procedure in which a document is signed online, or downloaded, signed elsewhere and uploaded.
 */
export function SignDocument(props: SignDocumentProps) {
  const { can, title, signer, procedure, pending, file, error, again, online, offline, signed } = props;
  const say = useSay();
  const translate = useTranslate();
  const notify = useNotify();
  const [parameters] = useSearchParams();
  const chosen = parameters.get(WAY);
  const provider = onlineProviders.find(({ name }) => name === chosen)?.name;
  // For support staff, the query parameter opens no dialog.
  const offered = useWhyWithheld()(can) ? undefined : provider;
  const [open, setOpen] = useState<OnlineProvider | 'offline' | undefined>(offered);
  // The query parameter may be set after the step is rendered.
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
                <Button
                  variant="outlined"
                  disabledReason={file ? undefined : say('signing.documentLoading')}
                  onClick={download}
                >
                  {say('signing.menu.download')}
                </Button>
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
      {file && pending?.state !== 'waiting' && (
        <AskHeadButton
          procedure={procedure}
          documents={[{ fileName: file.name, name: title }]}
          signer={signer}
        />
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
