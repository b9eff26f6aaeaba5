import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { signedFileOpen, signedFileReportPdf } from '../../../contract/endpoints/signedFiles';
import type { SignatureReport } from '../../../contract/signatures/report';
import { useCallApi } from '../../api/CallApi';
import { bytesOf } from '../../features/signing/bytesOf';
import { PdfPreview } from '../../features/signing/PdfPreview';
import { RefusalAlert } from '../../features/signing/RefusalAlert';
import { saveBase64 } from '../../features/signing/saveBase64';
import { useSay } from '../../i18n/useSay';
import { saveFile } from '../../ui/files/saveFile';
import { Area } from './Area';
import { ReportView } from './ReportView';

/** Any signed file, opened: who signed it and what is in it. */
export function CheckPage() {
  const say = useSay();
  const callApi = useCallApi();
  const input = useRef<HTMLInputElement>(null);
  const opening = useMutation({
    mutationFn: async (file: File) => ({ file, ...(await callApi(signedFileOpen, { file })).data }),
  });
  const { data } = opening;
  const pdf = useMemo(() => (data?.content ? bytesOf(data.content) : undefined), [data?.content]);
  const report = data?.report as SignatureReport | undefined;

  return (
    <Area title={say('documents.check.title')}>
      {() => (
        <>
          <Link component={RouterLink} to="/areaamministrativa/documenti">
            {say('documents.back')}
          </Link>
          <p>{say('documents.check.about')}</p>
          <Button variant="contained" onClick={() => input.current?.click()}>
            {say('documents.check.choose')}
          </Button>
          <input
            ref={input}
            type="file"
            accept="application/pkcs7-mime,.p7m"
            aria-label={say('documents.check.choose')}
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) opening.mutate(file);
              target.value = '';
            }}
          />
          <p role="status">{opening.isPending ? say('documents.check.checking') : (data?.file.name ?? '')}</p>
          <RefusalAlert error={opening.error ?? undefined} act={{ choose: () => input.current?.click() }} />
          {report && data && (
            <>
              <ReportView report={report} person={data.person} />
              <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', my: 2 }}>
                <Button
                  variant="outlined"
                  onClick={async () =>
                    saveBase64((await callApi(signedFileReportPdf, { file: data.file })).data)
                  }
                >
                  {say('documents.check.pdf')}
                </Button>
                <Button
                  variant="outlined"
                  onClick={() =>
                    saveFile(
                      'rapporto-di-verifica.json',
                      JSON.stringify(report, undefined, 2),
                      'application/json',
                    )
                  }
                >
                  {say('documents.check.json')}
                </Button>
              </Stack>
              {report.verdict !== 'unreadable' && (
                <Typography component="h2" variant="h2" gutterBottom>
                  {say('documents.check.content')}
                </Typography>
              )}
              {pdf && <PdfPreview title={say('documents.check.content')} pdf={pdf} />}
              {!pdf && report.verdict !== 'unreadable' && <p>{say('documents.check.noContent')}</p>}
            </>
          )}
        </>
      )}
    </Area>
  );
}
