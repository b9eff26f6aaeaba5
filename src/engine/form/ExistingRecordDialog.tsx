import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { Row } from '../declaration/defineResource';
import type { Words } from '../record/words';

interface TakenDialogProps {
  /** The record that has the key already. */
  readonly taken: Row;
  readonly words: Words;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks whether a record that is there already is to be changed in place of a new one: it says which. */
export function ExistingRecordDialog({ taken, words, onYes, onNo }: TakenDialogProps) {
  const translate = useTranslate();
  const values = { id: taken.id, name: words.title(taken) };
  return (
    <Dialog
      size="question"
      onClose={onNo}
      title={words.say('taken.title', values)}
      about={words.say('taken.text', values)}
      actions={
        <>
          <Button autoFocus onClick={onNo} sx={{ mr: 'auto' }}>
            {translate('engine.form.cancel')}
          </Button>
          <Button variant="contained" onClick={onYes}>
            {words.say('taken.yes')}
          </Button>
        </>
      }
    />
  );
}
