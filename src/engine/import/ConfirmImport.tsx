import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Dialog } from '../../ui/Dialog';
import type { Tally } from './book/ImportBook';
import { useImportSay } from './useImportSay';

interface ConfirmImportProps {
  readonly tally: Tally;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The last word before a file is imported: how many of what. */
export function ConfirmImport({ tally, onConfirm, onClose }: ConfirmImportProps) {
  const say = useImportSay();
  const title = useId();
  const about = useId();
  const present = (['create', 'update', 'unchanged', 'refused'] as const).filter(
    (verdict) => tally[verdict] > 0,
  );

  return (
    <Dialog open size="question" onClose={onClose} aria-labelledby={title} aria-describedby={about}>
      <DialogTitle id={title}>{say('confirm.title')}</DialogTitle>
      <DialogContent id={about}>
        <ul>
          {present.map((verdict) => (
            <li key={verdict}>{say(`confirm.${verdict}`, { smart_count: tally[verdict] })}</li>
          ))}
        </ul>
        {say('confirm.later')}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ mr: 'auto' }}>
          {say('confirm.cancel')}
        </Button>
        <Button variant="contained" autoFocus onClick={onConfirm}>
          {say('confirm.go')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
