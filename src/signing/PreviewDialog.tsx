import Button from '@mui/material/Button';
import { useSay } from '../i18n/useSay';
import { Dialog } from '../ui/Dialog';
import { PdfPreview, type PdfPreviewProps } from './PdfPreview';

/** A document in a dialog "Visualizza Anteprima", page by page. */
export function PreviewDialog({ close, ...preview }: PdfPreviewProps & { readonly close: () => void }) {
  const say = useSay();
  return (
    <Dialog
      size="table"
      onClose={close}
      title={say('signing.preview.title')}
      actions={<Button onClick={close}>{say('signing.close')}</Button>}
    >
      <PdfPreview {...preview} />
    </Dialog>
  );
}
