import Button from '@mui/material/Button';
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
  const present = (['create', 'update', 'unchanged', 'refused'] as const).filter(
    (verdict) => tally[verdict] > 0,
  );

  return (
    <Dialog
      size="question"
      onClose={onClose}
      title={say('confirm.title')}
      bodyDescribes
      actions={
        <>
          <Button onClick={onClose} sx={{ mr: 'auto' }}>
            {say('confirm.cancel')}
          </Button>
          <Button variant="contained" autoFocus onClick={onConfirm}>
            {say('confirm.go')}
          </Button>
        </>
      }
    >
      <ul>
        {present.map((verdict) => (
          <li key={verdict}>{say(`confirm.${verdict}`, { smart_count: tally[verdict] })}</li>
        ))}
      </ul>
      {say('confirm.later')}
    </Dialog>
  );
}
