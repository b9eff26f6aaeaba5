import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { Words } from '../record/words';
import { inputId } from './inputs/InputProps';

interface UnlockDialogProps {
  /** The input, and the key of the words that ask. */
  readonly asked: { readonly name: string; readonly say: string };
  readonly words: Words;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before the lock of an input is taken off; the input has the focus afterwards, whatever the answer. */
export function UnlockDialog({ asked: { name, say }, words, onYes, onNo }: UnlockDialogProps) {
  const translate = useTranslate();
  const then = (answer: () => void) => () => {
    answer();
    // Not before the dialog has given the focus back.
    setTimeout(() => document.getElementById(inputId(name))?.focus());
  };
  return (
    <Dialog
      size="question"
      onClose={then(onNo)}
      title={words.say(`unlock.${say}.title`)}
      about={words.say(`unlock.${say}.text`)}
      actions={
        <>
          <Button variant="outlined" autoFocus onClick={then(onNo)}>
            {translate('engine.action.no')}
          </Button>
          <Button variant="contained" onClick={then(onYes)}>
            {translate('engine.action.yes')}
          </Button>
        </>
      }
    />
  );
}
