import { ActionDialog } from '../../ui/ActionDialog';
import type { Row } from '../declaration/defineResource';
import type { Words } from '../record/words';

interface TakenDialogProps {
  /** The record that already has the key. */
  readonly taken: Row;
  readonly words: Words;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks whether to update an existing record, which it names, instead of creating a new one. */
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
