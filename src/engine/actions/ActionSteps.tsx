import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../record/words';
import type { PendingAction } from './pending';
import type { ActionFlow } from './useActionFlow';

interface ActionStepsProps {
  readonly resource: Resource;
  readonly pending: PendingAction;
  readonly flow: ActionFlow;
}

/** Renders the buttons of a step: the answers to its question, or its confirmation. */
export function ActionSteps({ resource, pending, flow }: ActionStepsProps) {
  const words = useWords(resource);
  const translate = useTranslate();
  const action = resource.actions[pending.name];
  const step = action?.steps[pending.step];
  if (!action || !step || 'write' in step) return null;
  const last = pending.step === action.steps.length - 1;
  const go = (answers: Readonly<Record<string, boolean>> = {}) => {
    const next = { ...pending, answers: { ...pending.answers, ...answers } };
    if (last) void flow.send(next);
    else flow.showStep({ ...next, step: pending.step + 1 });
  };

  /** Returns the resource's own label for an answer, if it has one. */
  const answer = (ask: string, which: 'yes' | 'no') =>
    words.say(`actions.${pending.name}.steps.${ask}.${which}`, { _: translate(`engine.action.${which}`) });

  if ('ask' in step) {
    return (
      <>
        <Button busy={pending.running} variant="outlined" autoFocus onClick={() => go({ [step.ask]: false })}>
          {answer(step.ask, 'no')}
        </Button>
        <Button busy={pending.running} variant="outlined" onClick={() => go({ [step.ask]: true })}>
          {answer(step.ask, 'yes')}
        </Button>
      </>
    );
  }
  const main = (text: string, onClick: () => void, danger = false) => (
    <Button
      busy={pending.running}
      variant="contained"
      autoFocus
      color={danger ? 'error' : 'primary'}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  if (pending.previewError)
    return main(translate('engine.action.retry'), () => void flow.requestPreview(pending));
  if (!pending.preview || pending.preview.eligible.count === 0) return null;
  if (pending.unsure) return main(translate('engine.action.retry'), () => void flow.send(pending));
  const text = last ? words.say(`actions.${pending.name}.confirm`) : translate('engine.action.proceed');
  return main(text, () => go(), action.tone === 'danger' && last);
}
