import { useTranslate } from 'react-admin';
import type { ActionDialogProps } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../record/words';
import type { PendingAction } from './pending';
import type { ActionFlow } from './useActionFlow';
import type { TypedCount } from './useTypedCount';

interface ActionStepsProps {
  readonly resource: Resource;
  readonly pending: PendingAction;
  readonly flow: ActionFlow;
}

/** Proceeds with a step's answers: shows the next step, or sends the action after the last one. */
function goOn(
  { resource, pending, flow }: ActionStepsProps,
  answers: Readonly<Record<string, boolean>> = {},
) {
  const next = { ...pending, answers: { ...pending.answers, ...answers } };
  if (pending.step === (resource.actions[pending.name]?.steps.length ?? 0) - 1) void flow.send(next);
  else flow.showStep({ ...next, step: pending.step + 1 });
}

/** Renders a button for each answer, yes and no, to the question of a step. */
export function ActionAnswers({ ask, ...props }: ActionStepsProps & { readonly ask: string }) {
  const { resource, pending } = props;
  const words = useWords(resource);
  const translate = useTranslate();
  return [false, true].map((value) => {
    const which = value ? 'yes' : 'no';
    return (
      <Button
        key={which}
        busy={pending.running}
        variant="outlined"
        autoFocus={!value}
        onClick={() => goOn(props, { [ask]: value })}
      >
        {words.say(`actions.${pending.name}.steps.${ask}.${which}`, {
          _: translate(`engine.action.${which}`),
        })}
      </Button>
    );
  });
}

/**
 * Returns the confirm button of a step: it goes on, or retries after a lost answer or a failed preview. Undefined for a
 * step without confirmation, before the preview is known, or if no record is eligible.
 */
export function useConfirmation(props: ActionStepsProps, typed: TypedCount): ActionDialogProps['confirm'] {
  const { resource, pending, flow } = props;
  const words = useWords(resource);
  const translate = useTranslate();
  const action = resource.actions[pending.name];
  const step = action?.steps[pending.step];
  if (!action || !step || !('confirm' in step)) return undefined;
  const focused = { autoFocus: typed.field === undefined };
  if (pending.previewError)
    return {
      text: translate('engine.action.retry'),
      ...focused,
      run: () => void flow.requestPreview(pending),
    };
  if (!pending.preview || pending.preview.eligible.count === 0) return undefined;
  if (pending.unsure)
    return { text: translate('engine.action.retry'), ...focused, run: () => void flow.send(pending) };
  const last = pending.step === action.steps.length - 1;
  return {
    text: last ? words.say(`actions.${pending.name}.confirm`) : translate('engine.action.proceed'),
    ...(action.tone === 'danger' && last && { color: 'error' as const }),
    ...focused,
    disabledReason: typed.disabledReason,
    run: () => goOn(props),
  };
}
