import { ActionDialog } from '../../ui/ActionDialog';
import type { Resource } from '../declaration/defineResource';
import type { Words } from '../record/words';
import { HeldValue } from './HeldValue';
import type { Holders } from './useHolders';

interface HeldDialogProps {
  readonly resource: Resource;
  readonly asked: Holders;
  readonly words: Words;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks whether to save a value that another record, which it names, already has. */
export function HeldDialog({ resource, asked, words, onYes, onNo }: HeldDialogProps) {
  const [first = ''] = Object.keys(asked);
  return (
    <ActionDialog
      title={words.say(`unique.${first}.title`)}
      about={Object.entries(asked).map(([name, holders]) => (
        <HeldValue key={name} resource={resource} name={name} holders={holders} words={words} />
      ))}
      confirm={{ text: words.say(`unique.${first}.yes`), run: onYes }}
      close={onNo}
    />
  );
}
