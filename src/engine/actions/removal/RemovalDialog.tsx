import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { BIN_DAYS } from '../../../../contract/storing/softDelete';
import { ActionDialog } from '../../../ui/ActionDialog';
import { useDismissWord } from '../../../ui/useDismissWord';
import type { Resource, Row } from '../../declaration/defineResource';
import { EffectList } from '../../record/EffectList';
import { useWords } from '../../record/words';
import { useRemoval } from './useRemoval';

interface RemovalDialogProps {
  readonly resource: Resource;
  /** The record to remove; each click passes a new object. */
  readonly begun: { readonly record: Row };
  readonly onRemoved: (id: string) => void;
}

/**
 * Renders the confirmation of a removal, or two if the resource declares `twice`, and removes the record after the
 * last.
 */
export function RemovalDialog({ resource, begun, onRemoved }: RemovalDialogProps) {
  const { record } = begun;
  const words = useWords(resource);
  const translate = useTranslate();
  const { step, running, problem, ask, cancel, goOn } = useRemoval(resource, record, onRemoved);
  const dismiss = useDismissWord();
  const last = step === 'last';

  // biome-ignore lint/correctness/useExhaustiveDependencies: one click opens one dialog
  useEffect(ask, [begun]);

  if (!step) return null;
  const named = { name: words.title(record) };
  return (
    <ActionDialog
      key={step}
      title={translate(
        last && resource.removal?.twice ? 'engine.removal.last' : 'engine.removal.title',
        named,
      )}
      bodyDescribes
      dismiss={dismiss(words.removeLabel())}
      confirm={{
        text: last ? words.removeLabel() : translate('engine.action.proceed'),
        color: 'error',
        run: goOn,
      }}
      running={running}
      error={problem}
      close={cancel}
    >
      {last && resource.removal?.twice
        ? translate('engine.removal.final')
        : words.say('remove', {
            _: resource.endpoints.bin
              ? translate('engine.removal.toBin', { days: BIN_DAYS })
              : translate('engine.removal.about'),
          })}
      {resource.removal?.effects && !(last && resource.removal.twice) && (
        <EffectList effects={resource.removal.effects} count={1} />
      )}
    </ActionDialog>
  );
}
