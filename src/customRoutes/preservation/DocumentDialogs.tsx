import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import {
  preservationDemoSigner,
  preservationSignOffline,
  preservationSignOnline,
} from '../../../contract/preservation/endpoints';
import { type PreservationKind, preservationDocuments } from '../../../contract/preservation/preservation';
import type { PreservationDocument } from '../../../contract/preservation/procedure';
import type { SignatureAnswer } from '../../../contract/signing/signing';
import { useCallApi } from '../../api/CallApi';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { OfflineUploadDialog } from '../../signing/OfflineUploadDialog';
import { OnlineSignatureDialog } from '../../signing/OnlineSignatureDialog';
import { PreviewDialog } from '../../signing/PreviewDialog';
import type { SigningSubject } from '../../signing/SubjectFacts';
import { withOthers } from '../../signing/withOthers';
import { focusIfLost } from '../../ui/focusIfLost';
import type { DocumentActions } from './useDocumentActions';
import { useReadAgain } from './usePreservationData';

interface DocumentDialogsProps {
  readonly actions: DocumentActions;
  /** Returns the name of the person who must sign a document. */
  readonly signerOf: (kind: PreservationKind) => string;
}

/** Renders the open dialog of a document: its preview, or one of the two ways to sign. */
export function DocumentDialogs({ actions, signerOf }: DocumentDialogsProps) {
  const { opened } = actions;
  if (!opened) return null;
  const { what, document } = opened;
  if (what === 'preview') return <Preview document={document} actions={actions} />;
  const subject = { documents: [document.name], signer: signerOf(document.kind) || undefined };
  if (what === 'online') return <Online document={document} actions={actions} subject={subject} />;
  return <Offline document={document} actions={actions} subject={subject} />;
}

interface DialogProps {
  readonly document: PreservationDocument;
  readonly actions: DocumentActions;
}

interface SigningDialogProps extends DialogProps {
  readonly subject: SigningSubject;
}

function Preview({ document, actions }: DialogProps) {
  const { kind, name } = document;
  const { data, error, refetch } = useQuery({
    queryKey: ['preservation', 'document', kind],
    queryFn: () => actions.read(document, 'originale'),
    // After a change of the data, the same name may be another document.
    gcTime: 0,
  });
  return (
    <PreviewDialog
      title={name}
      pdf={data?.bytes}
      error={error}
      again={refetch}
      download={() => actions.download(document)}
      onShown={() => actions.see(document)}
      usualPages={preservationDocuments[kind].pages}
      close={actions.close}
    />
  );
}

/** Returns the API client, and a function that confirms a signature, closes the dialog and reloads the documents. */
function useSigning({ document, actions }: DialogProps) {
  const say = useSay();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const callApi = useCallApi();
  const signed = async ({ number, waiting, others }: SignatureAnswer) => {
    if (waiting) notify(say('signing.pending.waiting.title'), { type: 'info' });
    else {
      const done = say('services.preservation.documents.done', { name: document.name, number: number ?? '' });
      notify(withOthers(say, done, { others }), { type: 'success' });
    }
    actions.close();
    await readAgain();
    // The dialog returned the focus to the pen button, which disappears after signing.
    focusIfLost('main h1');
  };
  return { callApi, signed };
}

function Online(props: SigningDialogProps) {
  const { document, actions, subject } = props;
  const say = useSay();
  const { callApi, signed } = useSigning(props);
  const params = { tipoDocumento: document.kind };
  const { data: demo } = useRead(
    preservationDemoSigner,
    { params },
    {
      // The codes of a demo are valid for a minute.
      gcTime: 0,
      refetchInterval: 20_000,
    },
  );
  return (
    <OnlineSignatureDialog
      subject={subject}
      demo={demo ?? undefined}
      lead={say('services.preservation.documents.onlineFailed')}
      sign={async (credentials) => {
        const { data } = await callApi(preservationSignOnline, { body: { ...params, ...credentials } });
        await signed(data);
      }}
      download={() => actions.download(document)}
      close={actions.close}
    />
  );
}

function Offline(props: SigningDialogProps) {
  const { document, actions, subject } = props;
  const say = useSay();
  const { callApi, signed } = useSigning(props);
  return (
    <OfflineUploadDialog
      subject={subject}
      lead={say('services.preservation.documents.offlineFailed')}
      upload={async (file, progress) => {
        const { data } = await callApi(preservationSignOffline, {
          body: { tipoDocumento: document.kind },
          file,
          progress,
        });
        await signed(data);
      }}
      download={() => actions.download(document)}
      close={actions.close}
    />
  );
}
