import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/useSay';
import { type AnsweredFile, saveBase64 } from '../../signing/saveBase64';
import { Button } from '../../ui/Button';
import type { ServiceDocument } from './serviceDocuments';
import { useAttempt } from './useAttempt';
import type { useServiceCalls } from './useServiceCalls';

interface ServiceFilesProps {
  readonly document: ServiceDocument;
  readonly calls: ReturnType<typeof useServiceCalls>;
  /** The document as answered. */
  readonly file: AnsweredFile;
  /** Other actions on the document. */
  readonly children?: ReactNode;
}

/** Lists all downloads of a service's document in a row with its other actions. */
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
