import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { SignatureRequest } from '../../../contract/signing/signatureRequest';
import {
  signatureRequestDocument,
  signatureRequestSignOffline,
  signatureRequestSignOnline,
} from '../../../contract/signing/signatureRequestEndpoints';
import { useCallApi } from '../../api/CallApi';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useWhyWithheld } from '../../session/viewer';
import { Clauses } from '../../signing/Clauses';
import { PdfPreview } from '../../signing/PdfPreview';
import { SigningWays } from '../../signing/SigningWays';
import { useUnreadable } from '../../signing/useUnreadable';
import { bytesOf } from '../../ui/files/bytesOf';

interface RequestedDocumentProps {
  readonly request: SignatureRequest;
  readonly document: SignatureRequest['documents'][number];
  readonly signed: () => Promise<void>;
}

const CAN = ['signatureRequest', 'sign'] as const;

/** Renders a document of a request, with its clauses and the ways to sign it. */
export function RequestedDocument({ request, document, signed }: RequestedDocumentProps) {
  const say = useSay();
  const notify = useNotify();
  const callApi = useCallApi();
  const whyWithheld = useWhyWithheld();
  const { fileName, name } = document;
  const params = { id: request.id };
  const {
    data: file,
    error,
    refetch,
  } = useRead(
    signatureRequestDocument,
    { params, query: { fileName } },
    { retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  const pdf = useMemo(() => file && bytesOf(file.content), [file]);
  const { disabledReason, preview } = useUnreadable(pdf);
  const [ticked, setTicked] = useState<readonly boolean[]>([false, false]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const clauses = {
    ticked,
    tick: (place: number, value: boolean) =>
      setTicked((now) => now.map((one, at) => (at === place ? value : one))),
    kept: async () => undefined,
  };
  const isContract = request.procedure === 'contract';
  const asked = { fileName, ...(isContract && ({ clausole: 'accettate' } as const)) };

  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography ref={title} tabIndex={-1} component="h2" variant="h2" gutterBottom>
        {say('documents.preview', { name })}
      </Typography>
      {file && (
        <>
          {isContract && <Clauses clauses={clauses} disabledReason={whyWithheld(CAN)} />}
          <SigningWays
            can={CAN}
            subject={{ documents: [name], signer: request.head }}
            file={file}
            disabledReason={
              disabledReason ??
              (!isContract || ticked.every(Boolean) ? undefined : say('documents.clausesFirst'))
            }
            online={async (body) =>
              (await callApi(signatureRequestSignOnline, { params, body: { ...body, ...asked } })).data
            }
            offline={async (chosen, progress) =>
              (await callApi(signatureRequestSignOffline, { params, body: asked, file: chosen, progress }))
                .data
            }
            signed={async (text, { waiting }) => {
              notify(waiting ? say('signing.pending.waiting.title') : text, {
                type: waiting ? 'info' : 'success',
              });
              await signed();
            }}
          />
        </>
      )}
      <PdfPreview
        title={say('documents.preview', { name })}
        pdf={pdf}
        error={error}
        again={refetch}
        {...preview}
      />
    </Paper>
  );
}
