import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
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

/** Asks whether a value is to be saved that another record has already: it says which. */
export function HeldDialog({ resource, asked, words, onYes, onNo }: HeldDialogProps) {
  const translate = useTranslate();
  const [first = ''] = Object.keys(asked);
  return (
    <Dialog
      size="question"
      onClose={onNo}
      title={words.say(`unique.${first}.title`)}
      about={Object.entries(asked).map(([name, holders]) => (
        <HeldValue key={name} resource={resource} name={name} holders={holders} words={words} />
      ))}
      actions={
        <>
          <Button autoFocus onClick={onNo} sx={{ mr: 'auto' }}>
            {translate('engine.form.cancel')}
          </Button>
          <Button variant="contained" onClick={onYes}>
            {words.say(`unique.${first}.yes`)}
          </Button>
        </>
      }
    />
  );
}
