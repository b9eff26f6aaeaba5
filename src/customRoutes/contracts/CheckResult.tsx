import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { UnreadableReason } from '../../../contract/documents/unreadable';
import { type SignerOwner, signedFileReportPdf } from '../../../contract/signing/endpoints';
import type { SignatureReport } from '../../../contract/signing/report';
import { useSay } from '../../i18n/useSay';
import { PdfPreview } from '../../signing/PdfPreview';
import { saveBase64 } from '../../signing/saveBase64';
import { Button } from '../../ui/Button';
import { bytesOf } from '../../ui/files/bytesOf';
import { saveFile } from '../../ui/files/saveFile';
import { ReportView } from './ReportView';
import { useAttempt } from './useAttempt';

interface CheckResultProps {
  readonly file: File;
  readonly report: SignatureReport;
  readonly owners: readonly SignerOwner[];
  /** The document in the envelope, base64; undefined where it is no PDF. */
  readonly content: string | null | undefined;
  /** Why nobody can read it, or not all of it. */
  readonly unreadable?: UnreadableReason | undefined;
}

/** What was found in a file, at a desk beside the document that is in it. */
export function CheckResult({ file, report, owners, content, unreadable }: CheckResultProps) {
  const say = useSay();
  const attempt = useAttempt();
  const pdf = useMemo(() => (content ? bytesOf(content) : undefined), [content]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(18rem, 2fr) minmax(0, 3fr)' },
        alignItems: 'start',
      }}
    >
      <div>
        <ReportView report={report} owners={owners} />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', my: 2 }}>
          <Button
            variant="outlined"
            onClick={attempt(async (callApi) =>
              saveBase64((await callApi(signedFileReportPdf, { file })).data),
            )}
          >
            {say('documents.check.pdf')}
          </Button>
          <Button
            variant="outlined"
            onClick={() =>
              saveFile('rapporto-di-verifica.json', JSON.stringify(report, undefined, 2), 'application/json')
            }
          >
            {say('documents.check.json')}
          </Button>
        </Stack>
      </div>
      {report.verdict !== 'unreadable' && (
        <section aria-label={say('documents.check.content')}>
          <Typography component="h2" variant="h2" gutterBottom>
            {say('documents.check.content')}
          </Typography>
          {pdf ? (
            <PdfPreview title={say('documents.check.page')} pdf={pdf} unreadable={unreadable} askPassword />
          ) : (
            <p>{say(`documents.check.${unreadable === 'empty' ? 'emptyContent' : 'noContent'}`)}</p>
          )}
        </section>
      )}
    </Box>
  );
}
