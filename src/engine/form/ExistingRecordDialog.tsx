import { ActionDialog } from '../../ui/ActionDialog';
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
  const values = { id: taken.id, name: words.title(taken) };
  return (
    <ActionDialog
      title={words.say('taken.title', values)}
      about={words.say('taken.text', values)}
      confirm={{ text: words.say('taken.yes'), run: onYes }}
      close={onNo}
    />
  );
}
