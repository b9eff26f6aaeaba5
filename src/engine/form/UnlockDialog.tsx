import { useTranslate } from 'react-admin';
import { ActionDialog } from '../../ui/ActionDialog';
import type { Words } from '../record/words';
import { inputId } from './inputs/InputProps';

interface UnlockDialogProps {
  /** The input, and the key of the words of the question. */
  readonly asked: { readonly name: string; readonly say: string };
  readonly words: Words;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/**
 * Asks for confirmation before the lock of an input is removed; the input gets the focus afterwards, whatever the
 * answer.
 */
export function UnlockDialog({ asked: { name, say }, words, onYes, onNo }: UnlockDialogProps) {
  const translate = useTranslate();
  const then = (answer: () => void) => () => {
    answer();
    // Wait until the dialog has restored the focus.
    setTimeout(() => document.getElementById(inputId(name))?.focus());
  };
  return (
    <ActionDialog
      title={words.say(`unlock.${say}.title`)}
      about={words.say(`unlock.${say}.text`)}
      dismiss={translate('engine.action.no')}
      confirm={{ text: translate('engine.action.yes'), run: then(onYes) }}
      close={then(onNo)}
    />
  );
}
