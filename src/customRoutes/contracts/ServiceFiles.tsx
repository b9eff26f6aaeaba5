import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/useSay';
import { type AnsweredFile, saveBase64 } from '../../signing/saveBase64';
import type { ServiceDocument } from './serviceDocuments';
import { useAttempt } from './useAttempt';
import type { useServiceCalls } from './useServiceCalls';

interface ServiceFilesProps {
  readonly document: ServiceDocument;
  readonly calls: ReturnType<typeof useServiceCalls>;
  /** The document as it is handed out. */
  readonly file: AnsweredFile;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** Everything of a document of a service that can be downloaded, in one row with what else can be done. */
export function ServiceFiles({ document, calls, file, children }: ServiceFilesProps) {
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
