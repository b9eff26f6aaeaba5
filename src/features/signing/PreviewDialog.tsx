import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';
import { useFocusReturn } from '../../ui/useFocusReturn';
import { PdfPreview, type PdfPreviewProps } from './PdfPreview';

/** A document in a dialog "Visualizza Anteprima", page by page. */
export function PreviewDialog({ close, ...preview }: PdfPreviewProps & { readonly close: () => void }) {
  const say = useSay();
  const name = useId();
  useFocusReturn(true);
  return (
    <Dialog open size="table" onClose={close} aria-labelledby={name}>
      <DialogTitle id={name}>{say('signing.preview.title')}</DialogTitle>
      <DialogContent>
        <PdfPreview {...preview} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{say('signing.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
