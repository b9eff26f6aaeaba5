import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UnreadableReason } from '../../../contract/documents/unreadable';
import { type SignerOwner, signedFileReportPdf } from '../../../contract/signing/endpoints';
import type { OpenedReport } from '../../../contract/signing/opened';
import { adviceFor, gravestOf, type Reader } from '../../../contract/signing/receivedAdvice';
import { signatureCodes } from '../../../contract/signing/verdict';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { saveBase64 } from '../../signing/saveBase64';
import { Button } from '../../ui/Button';
import { bytesOf } from '../../ui/files/bytesOf';
import { saveFile } from '../../ui/files/saveFile';
import { FileContent, isShown } from './FileContent';
import { nameToSend } from './nameToSend';
import { OpenedFiles } from './OpenedFiles';
import { verdictColours } from './ReportView';
import { useAttempt } from './useAttempt';
import { codesOf, verdictOf } from './verdictOf';

export interface Opened {
  readonly report: OpenedReport;
  readonly owners: readonly SignerOwner[];
  readonly content?: string | null | undefined;
  readonly unreadable?: UnreadableReason | null | undefined;
  readonly document?: number | null | undefined;
  readonly contents: readonly { readonly file: number; readonly content: string }[];
}

interface CheckResultProps {
  readonly file: File;
  readonly opened: Opened;
  readonly reader: Reader;
}

/** Shows the findings for a file and its inner files, beside the one being viewed. */
export function CheckResult({ file, opened, reader }: CheckResultProps) {
  const say = useSay();
  const translate = useTranslate();
  const sentence = useSentence();
  const attempt = useAttempt();
  const { report, owners } = opened;
  const bytes = useBytes(file, opened);
  const title = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<number>();
  const shown = chosen ?? firstShown(report);
  const verdict = verdictOf(report);
  const codes = codesOf(report);
  const gravest = report.verdict === 'passed' ? undefined : gravestOf(codes);
  const advice = adviceFor(codes, reader);
  const shownFile = shown === undefined ? undefined : report.files[shown];
  const shownBytes = shown === undefined ? undefined : bytes.get(shown);

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
        <Alert role="status" severity={verdictColours[verdict] ?? 'error'} sx={{ my: 2 }}>
          <strong>{say(`documents.check.verdicts.${verdict}`)}</strong>
          {gravest && <p>{translate(signatureCodes[gravest].say)}</p>}
          <p>{say('documents.check.nextStep', { step: sentence(advice) })}</p>
        </Alert>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', my: 2 }}>
          <Button
            variant="outlined"
            onClick={attempt(async (callApi) =>
              saveBase64(
                (await callApi(signedFileReportPdf, { file, query: { ...nameToSend(file), reader } })).data,
              ),
            )}
          >
            {say('documents.check.pdf')}
          </Button>
          <Button
            variant="outlined"
            onClick={() =>
              saveFile(
                'rapporto-di-verifica.json',
                JSON.stringify(advisedFor(report, reader), undefined, 2),
                'application/json',
              )
            }
          >
            {say('documents.check.json')}
          </Button>
        </Stack>
        <Typography component="h2" variant="h2">
          {say(report.signers.length > 0 ? 'documents.check.signers' : 'documents.check.found')}
        </Typography>
        <OpenedFiles
          report={report}
          owners={owners}
          has={(place) => bytes.has(place)}
          shown={shown}
          show={(place) => {
            setChosen(place);
            // On a phone the content is below all files.
            setTimeout(() => title.current?.focus());
          }}
          canShow={(place) => report.files[place] !== undefined && isShown(report.files[place])}
          save={(place) => {
            const content = bytes.get(place);
            const about = report.files[place];
            if (content && about) saveFile(about.name, content, about.mediaType);
          }}
        />
      </div>
      {shownFile && shownBytes && (
        <section aria-label={say('documents.check.content')}>
          <Typography
            ref={title}
            tabIndex={-1}
            component="h2"
            variant="h2"
            gutterBottom
            sx={{ overflowWrap: 'anywhere' }}
          >
            {shownFile.name}
          </Typography>
          <FileContent
            key={shown}
            file={shownFile}
            bytes={shownBytes}
            unreadable={(shown === opened.document && opened.unreadable) || undefined}
          />
        </section>
      )}
    </Box>
  );
}

/** Adapts the advice of the report to the reader. */
const advisedFor = (report: OpenedReport, reader: Reader): OpenedReport => ({
  ...report,
  nextStep: adviceFor(codesOf(report), reader),
  signers: report.signers.map((signer) => ({ ...signer, nextStep: adviceFor(signer.codes, reader) })),
});

/** Returns the available file contents by index. */
function useBytes(
  file: File,
  { content, document, contents }: Opened,
): ReadonlyMap<number, Uint8Array<ArrayBuffer>> {
  const [own, setOwn] = useState<Uint8Array<ArrayBuffer>>();
  useEffect(() => {
    let isCurrent = true;
    void file.arrayBuffer().then((buffer) => isCurrent && setOwn(new Uint8Array(buffer)));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return useMemo(() => {
    const found = new Map<number, Uint8Array<ArrayBuffer>>();
    if (own) found.set(0, own);
    for (const one of contents) found.set(one.file, bytesOf(one.content));
    if (content && typeof document === 'number') found.set(document, bytesOf(content));
    return found;
  }, [own, content, document, contents]);
}

/** Returns the file to show first: a signed document, or else any. */
function firstShown({ files, signers }: OpenedReport): number | undefined {
  const leaves = [...files.keys()].filter((place) => {
    const file = files[place];
    return (
      file !== undefined &&
      (isShown(file) || file.form === 'empty' || !files.some(({ parent }) => parent === place))
    );
  });
  const signed = leaves.filter((place) => signers.some(({ covers }) => covers.includes(place)));
  return signed.find((place) => files[place] && isShown(files[place])) ?? signed[0] ?? leaves[0];
}
