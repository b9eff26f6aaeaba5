import Alert from '@mui/material/Alert';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { ActionDialog } from '../../ui/ActionDialog';
import { useDismissWord } from '../../ui/useDismissWord';
import { stepKey } from '../declaration/action';
import type { Resource } from '../declaration/defineResource';
import { EffectList } from '../record/EffectList';
import { useWords } from '../record/words';
import { ActionChanges } from './ActionChanges';
import { ActionAnswers, useConfirmation } from './ActionSteps';
import { effectsOfAction } from './effectsOfAction';
import type { PendingAction } from './pending';
import { Summary } from './Summary';
import type { ActionFlow } from './useActionFlow';
import { useTypedCount } from './useTypedCount';

const WriteStep = lazy(() => import('./WriteStep').then((file) => ({ default: file.WriteStep })));

interface ActionStepDialogProps {
  readonly resource: Resource;
  readonly pending: PendingAction;
  readonly flow: ActionFlow;
}

/** Renders the dialog of the current step of an action: a question, a typed value or a confirmation. */
export function ActionStepDialog({ resource, pending, flow }: ActionStepDialogProps) {
  const words = useWords(resource);
  const translate = useTranslate();
  const dismissWord = useDismissWord();
  const action = resource.actions[pending.name];
  const step = action?.steps[pending.step];
  const eligible = pending.preview?.eligible.count ?? 0;
  const last = step !== undefined && pending.step === (action?.steps.length ?? 0) - 1;
  const typed = useTypedCount(last && 'confirm' in step ? eligible : 0);
  const confirm = useConfirmation({ resource, pending, flow }, typed);
  if (!action || !step) return null;

  const key = stepKey(step);
  const say = (part: string) => words.say(`actions.${pending.name}.steps.${key}.${part}`);
  const { preview, previewError, unsure, running } = pending;
  const effects = key === 'review' ? effectsOfAction(resource, pending.name) : undefined;
  const looking = 'confirm' in step && !preview && !previewError;
  const shown = {
    size: key === 'last' ? 'small' : 'question',
    title: say('title'),
    dismiss: dismissWord(words.say(`actions.${pending.name}.confirm`)),
    close: flow.close,
  } as const;

  if ('write' in step)
    return (
      <Suspense fallback={null}>
        <WriteStep
          key={pending.step}
          resource={resource}
          pending={pending}
          flow={flow}
          name={step.write}
          dialog={{ ...shown, about: say('text') }}
        />
      </Suspense>
    );
  return (
    <ActionDialog
      {...shown}
      key={pending.step}
      bodyDescribes
      actions={
        'ask' in step && <ActionAnswers resource={resource} pending={pending} flow={flow} ask={step.ask} />
      }
      confirm={confirm}
      running={running && translate('engine.action.running')}
    >
      <div role="alert">
        {pending.changes && <ActionChanges changes={pending.changes} />}
        {previewError && (
          <Alert role="none" severity="error" sx={{ mb: 2 }}>
            {previewError} {translate('engine.action.unseen')}
          </Alert>
        )}
      </div>
      {key === 'review' && preview && <Summary pending={pending} preview={preview} words={words} />}
      {!effects && say('text')}
      {effects && eligible > 0 && <EffectList effects={effects} answers={pending.answers} count={eligible} />}
      {typed.field}
      <div role="status">{looking && <p>{translate('engine.action.looking')}</p>}</div>
      <div role="alert">
        {unsure && (
          <Alert role="none" severity="warning" sx={{ mt: 2 }}>
            {unsure} {translate('engine.action.unsure')}
          </Alert>
        )}
      </div>
    </ActionDialog>
  );
}
