import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { preservationDocuments } from '../../../contract/preservation/preservation';
import type { SigningState } from '../../../contract/signing/signing';
import { useSay } from '../../i18n/useSay';
import { PdfPreview } from '../../signing/PdfPreview';
import { PendingAlert } from '../../signing/PendingAlert';
import { readAgainIfReplaced } from '../../signing/readAgainIfReplaced';
import { SigningWays } from '../../signing/SigningWays';
import { useUnreadable } from '../../signing/useUnreadable';
import { WhoSigns } from '../../signing/WhoSigns';
import { bytesOf } from '../../ui/files/bytesOf';
import { ServiceFiles } from './ServiceFiles';
import { type Said, SignedAlert } from './SignedAlert';
import type { ServiceDocument } from './serviceDocuments';
import { useManagerName } from './useManagerName';
import { useServiceCalls } from './useServiceCalls';

/** Used until the pages are counted (decision Q-015). */
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
