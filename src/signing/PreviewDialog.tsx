import { useSay } from '../i18n/useSay';
import { ActionDialog } from '../ui/ActionDialog';
import { PdfPreview, type PdfPreviewProps } from './PdfPreview';

/** Shows a document page by page in a dialog "Visualizza Anteprima". */
export function PreviewDialog({ close, ...preview }: PdfPreviewProps & { readonly close: () => void }) {
  const say = useSay();
  return (
    <ActionDialog size="table" title={say('signing.preview.title')} close={close}>
      <PdfPreview {...preview} />
    </ActionDialog>
  );
}
