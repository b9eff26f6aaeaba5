import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import { resizingSignOffline, resizingSignOnline } from '../../../contract/endpoints/resizing';
import type { Head } from '../../../contract/entities/resizing';
import type { SignatureAnswer } from '../../../contract/entities/signing';
import { type OnlineProvider, onlineProviders } from '../../../contract/signatures/providers';
import { useCallApi } from '../../api/CallApi';
import type { StepProps } from '../../features/procedure/stepScreen';
import { OfflineUploadDialog } from '../../features/signing/OfflineUploadDialog';
import { OnlineSignatureDialog } from '../../features/signing/OnlineSignatureDialog';
import { PendingAlert } from '../../features/signing/PendingAlert';
import { saveBase64 } from '../../features/signing/saveBase64';
import { useSigningState } from '../../features/signing/useSigningState';
import { useSay } from '../../i18n/useSay';
import { useDocument } from './useDocument';
import { statusKey, useMergedStatus } from './useResizing';

/** The parameter of the address that says how it is signed: a service, or offline. */
export const WAY = 'firma';

/** The document is signed online, or downloaded, signed elsewhere and uploaded. */
export function SignStep({ run, procedure }: StepProps) {
  const say = useSay();
  const notify = useNotify();
  const callApi = useCallApi();
  const queries = useQueryClient();
  const [parameters] = useSearchParams();
  const chosen = parameters.get(WAY);
  const provider = onlineProviders.find(({ name }) => name === chosen)?.name;
  const [open, setOpen] = useState<OnlineProvider | 'offline' | undefined>(provider);
  const demo = useSigningState().data?.demo;
  const { data: status } = useMergedStatus();
  const { data: file } = useDocument(run.saved?.at ?? '');
  const { ds } = run.answers as { ds?: Head };
  const subject = {
    documents: [say('resizing.document.title')],
    signer: ds && `${ds.nomeDs} ${ds.cognomeDs}`,
  };
  const download = () => file && saveBase64(file);
  const close = () => setOpen(undefined);
  async function signed(text: string, { waiting }: SignatureAnswer): Promise<void> {
    if (waiting) notify(say('signing.pending.waiting.title'), { type: 'info' });
    else notify(text, { type: 'success' });
    close();
    await queries.invalidateQueries({ queryKey: statusKey });
    await procedure.readAgain();
  }
  const services = provider ? onlineProviders.filter(({ name }) => name === provider) : onlineProviders;

  return (
    <>
      <PendingAlert pending={status?.pending} />
      {chosen !== 'offline' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {services.map(({ name, label }) => (
            <Button key={name} variant="contained" aria-haspopup="dialog" onClick={() => setOpen(name)}>
              {say('signing.menu.online', { name: label })}
            </Button>
          ))}
        </Box>
      )}
      {!provider && (
        <Box component="ol" aria-label={say('resizing.sign.offline')} sx={{ pl: 2.5, '& li': { mb: 2 } }}>
          <li>
            <Typography sx={{ mb: 1 }}>{say('resizing.sign.download')}</Typography>
            <Button variant="outlined" disabled={!file} onClick={download}>
              {say('signing.menu.download')}
            </Button>
          </li>
          <li>
            <Typography sx={{ mb: 1 }}>{say('resizing.sign.upload')}</Typography>
            <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen('offline')}>
              {say('signing.menu.upload')}
            </Button>
          </li>
        </Box>
      )}
      {open === 'offline' && (
        <OfflineUploadDialog
          subject={subject}
          close={close}
          download={download}
          upload={async (one, progress) =>
            signed(
              say('signing.offline.done'),
              (await callApi(resizingSignOffline, { file: one, progress })).data,
            )
          }
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
            signed(
              say('signing.online.done'),
              (await callApi(resizingSignOnline, { body: { ...credentials, provider: open } })).data,
            )
          }
        />
      )}
    </>
  );
}
