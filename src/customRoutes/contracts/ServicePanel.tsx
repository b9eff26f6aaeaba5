import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { Permission } from '../../../contract/permissions/permissions';
import {
  preservationDemoSigner,
  preservationDocument,
  preservationManagerRead,
  preservationSignOffline,
  preservationSignOnline,
} from '../../../contract/preservation/endpoints';
import { preservationDocuments } from '../../../contract/preservation/preservation';
import type { OnlineProvider } from '../../../contract/signing/providers';
import type { OnlineCredentials, SignatureAnswer, SigningState } from '../../../contract/signing/signing';
import {
  spidRequestDocument,
  spidRequestSignOffline,
  spidRequestSignOnline,
} from '../../../contract/spid/spidRequestDocumentEndpoints';
import { useCallApi } from '../../api/CallApi';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { AskHeadButton } from '../../signing/AskHeadButton';
import { PdfPreview } from '../../signing/PdfPreview';
import { PendingAlert } from '../../signing/PendingAlert';
import { readAgainIfReplaced } from '../../signing/readAgainIfReplaced';
import { SigningWays } from '../../signing/SigningWays';
import { type AnsweredFile, saveBase64 } from '../../signing/saveBase64';
import { useUnreadable } from '../../signing/useUnreadable';
import { WhoSigns } from '../../signing/WhoSigns';
import { Button } from '../../ui/Button';
import { bytesOf } from '../../ui/files/bytesOf';
import { type Said, SignedAlert } from './SignedAlert';
import type { ServiceDocument } from './serviceDocuments';
import { useAttempt } from './useAttempt';

/** Number of pages assumed until the pages of a document are counted (decision Q-015). */
const USUAL_PAGES = 5;

interface ServicePanelProps {
  readonly document: ServiceDocument;
  readonly state: SigningState;
  readonly reload: () => Promise<void>;
}

/** Shows a document of a service: its preview, its files and, if it is to be signed, the signing menu. */
export function ServicePanel({ document, state, reload }: ServicePanelProps) {
  const say = useSay();
  const [said, setSaid] = useState<Said>();
  const { id, of, kind, there, toSign } = document;
  const signer = kind ? preservationDocuments[kind].signer : 'DS';
  const calls = useServiceCalls(document);
  const manager = useManagerName(toSign && signer === 'manager');
  const name = (signer === 'DS' ? state.signer : manager) ?? undefined;
  const {
    data: file,
    error,
    refetch,
  } = useQuery({
    queryKey: ['serviceDocument', id],
    queryFn: () => calls.read(),
    enabled: there,
    retry: false,
    // After a change of the data, the same name may be another document.
    gcTime: 0,
  });
  const { data: demo } = useQuery({
    queryKey: ['serviceDemo', id],
    queryFn: async () => (await calls.demo?.()) ?? null,
    enabled: toSign && Boolean(state.demo && calls.demo),
    // The codes that a demo shows are valid for a minute.
    refetchInterval: 20_000,
  });
  const pdf = useMemo(() => file && bytesOf(file.content), [file]);
  const { disabledReason, preview } = useUnreadable(pdf);
  const title = say('documents.preview', { name: document.name });

  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography component="h2" variant="h2" tabIndex={-1} gutterBottom>
        {title}
      </Typography>
      <p>
        {document.words}
        {toSign && `. ${say(`documents.services.signer.${signer}`)}`}
      </p>
      {toSign && (signer === 'DS' || name) && <WhoSigns signer={name} office={signer} />}
      <PendingAlert pending={document.pending} />
      <SignedAlert said={said} />
      {file && (
        <ServiceFiles document={document} calls={calls} file={file}>
          {toSign && (
            <SigningWays
              can={calls.can}
              subject={{ documents: [document.name], signer: name }}
              file={file}
              disabledReason={disabledReason}
              demo={calls.demo ? (demo ?? undefined) : state.demo}
              online={(body) => readAgainIfReplaced(calls.online(body), refetch)}
              offline={(...sent) => readAgainIfReplaced(calls.offline(...sent), refetch)}
              signed={async (text, { number, waiting }) => {
                const next = say(`documents.services.${of}.next`, { number: number ?? '' });
                setSaid(waiting ? undefined : { text, next });
                await reload();
              }}
            />
          )}
          {toSign && signer === 'DS' && (
            <AskHeadButton
              procedure={of === 'spid' ? 'spidRequest' : of}
              documents={[{ fileName: file.name, name: document.name }]}
              signer={name}
            />
          )}
        </ServiceFiles>
      )}
      {there && (
        <PdfPreview
          title={title}
          pdf={pdf}
          error={error}
          again={refetch}
          usualPages={USUAL_PAGES}
          {...preview}
        />
      )}
    </Paper>
  );
}

/** Returns the name of the preservation manager, if it is wanted. */
function useManagerName(wanted: boolean): string | undefined {
  return useRead(preservationManagerRead, {}, { enabled: wanted }).data?.name ?? undefined;
}

interface ServiceFilesProps {
  readonly document: ServiceDocument;
  readonly calls: ReturnType<typeof useServiceCalls>;
  /** The document as the provider returned it. */
  readonly file: AnsweredFile;
  /** Other actions on the document. */
  readonly children?: ReactNode;
}

/** Lists all downloads of a service's document in a row with its other actions. */
function ServiceFiles({ document, calls, file, children }: ServiceFilesProps) {
  const say = useSay();
  const attempt = useAttempt();
  const save = (fetch: () => Promise<AnsweredFile>) => attempt(async () => saveBase64(await fetch()));
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 2 }}>
      <Button variant="outlined" onClick={() => saveBase64(file)}>
        {say('documents.download')}
      </Button>
      {document.signed && (
        <Button variant="outlined" onClick={save(() => calls.read('firmata'))}>
          {say('documents.downloadSigned')}
        </Button>
      )}
      {document.signed && calls.receipt && (
        <Button variant="outlined" onClick={save(calls.receipt)}>
          {say('documents.receipt')}
        </Button>
      )}
      {children}
    </Stack>
  );
}

interface ServiceCalls {
  /** Permission to sign the document. */
  readonly can: Permission;
  readonly read: (signed?: 'firmata') => Promise<AnsweredFile>;
  /**
   * Reads the receipt of the signature. Preservation has a single receipt for its four documents, after its completion.
   */
  readonly receipt?: () => Promise<AnsweredFile>;
  readonly online: (
    credentials: OnlineCredentials & { readonly provider: OnlineProvider },
  ) => Promise<SignatureAnswer>;
  readonly offline: (file: File, progress: (sent: number) => void) => Promise<SignatureAnswer>;
  /**
   * Reads the credentials of a demo's signer; only for documents that may have another signer than the head of the
   * school.
   */
  readonly demo?: () => Promise<NonNullable<SigningState['demo']> | null>;
}

/** Returns the calls about a document of a service. */
function useServiceCalls({ kind }: ServiceDocument): ServiceCalls {
  const callApi = useCallApi();
  if (kind) {
    const which = { tipoDocumento: kind };
    return {
      can: ['preservation', 'sign'],
      read: async (versione) =>
        (await callApi(preservationDocument, { params: which, query: versione ? { versione } : {} })).data,
      online: async (body) => (await callApi(preservationSignOnline, { body: { ...body, ...which } })).data,
      offline: async (file, progress) =>
        (await callApi(preservationSignOffline, { body: which, file, progress })).data,
      demo: async () => (await callApi(preservationDemoSigner, { params: which })).data || null,
    };
  }
  const read = async (versione?: 'firmata' | 'ricevuta') =>
    (await callApi(spidRequestDocument, { query: versione ? { versione } : {} })).data;
  return {
    can: ['spidRequest', 'sign'],
    read,
    receipt: () => read('ricevuta'),
    online: async (body) => (await callApi(spidRequestSignOnline, { body })).data,
    offline: async (file, progress) => (await callApi(spidRequestSignOffline, { file, progress })).data,
  };
}
