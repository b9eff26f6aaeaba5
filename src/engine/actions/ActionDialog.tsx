import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { lazy, Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useDismissWord } from '../../ui/useDismissWord';
import { stepKey } from '../declaration/action';
import type { Resource } from '../declaration/defineResource';
import { EffectList } from '../record/EffectList';
import { useWords } from '../record/words';
import { ActionChanges } from './ActionChanges';
import { ActionSteps } from './ActionSteps';
import { effectsOfAction } from './effectsOfAction';
import type { PendingAction } from './pending';
import { Summary } from './Summary';
import type { ActionFlow } from './useActionFlow';

const WriteStep = lazy(() => import('./WriteStep').then((file) => ({ default: file.WriteStep })));

interface ActionDialogProps {
  readonly resource: Resource;
  readonly pending: PendingAction;
  readonly flow: ActionFlow;
}

/** Asks what an action needs to know and for its confirmations, one step after the other; then sends it. */
export function ActionDialog({ resource, pending, flow }: ActionDialogProps) {
  const words = useWords(resource);
  const translate = useTranslate();
  const dismiss = useDismissWord();
  const about = useId();
  const action = resource.actions[pending.name];
  const step = action?.steps[pending.step];
  if (!action || !step) return null;

  const key = stepKey(step);
  const say = (part: string) => words.say(`actions.${pending.name}.steps.${key}.${part}`);
  const { preview, previewError, unsure, running } = pending;
  const eligible = preview?.eligible.count ?? 0;
  const effects = key === 'review' ? effectsOfAction(resource, pending.name) : undefined;
  const looking = 'confirm' in step && !preview && !previewError;
  const close = () => !running && flow.close();

  return (
    <Dialog
      key={pending.step}
      size={key === 'last' ? 'small' : 'question'}
      title={say('title')}
      {...('write' in step ? { ownParts: true, describedBy: about } : { bodyDescribes: true })}
      actions={
        <>
          <Button busy={running} onClick={close} sx={{ mr: 'auto' }}>
            {dismiss(words.say(`actions.${pending.name}.confirm`))}
          </Button>
          <ActionSteps resource={resource} pending={pending} flow={flow} />
        </>
      }
      onClose={close}
    >
      {'write' in step ? (
        <Suspense fallback={<DialogContent id={about}>{say('text')}</DialogContent>}>
          <WriteStep
            resource={resource}
            pending={pending}
            flow={flow}
            name={step.write}
            about={about}
            text={say('text')}
          />
        </Suspense>
      ) : (
        <>
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
          {effects && eligible > 0 && (
            <EffectList effects={effects} answers={pending.answers} count={eligible} />
          )}
          <div role="status">
            {looking && <p>{translate('engine.action.looking')}</p>}
            {running && <p>{translate('engine.action.running')}</p>}
          </div>
          <div role="alert">
            {unsure && (
              <Alert role="none" severity="warning" sx={{ mt: 2 }}>
                {unsure} {translate('engine.action.unsure')}
              </Alert>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
