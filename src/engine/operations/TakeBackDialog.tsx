import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { findAction } from '../../../contract/operations/actions';
import type { Operation } from '../../../contract/operations/operation';
import type { EffectContext } from '../../../contract/schema/effects';
import { useSentence } from '../../i18n/useSentence';
import { ActionDialog } from '../../ui/ActionDialog';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { EffectList } from '../record/EffectList';
import { LaterSteps } from './LaterSteps';
import { useOperationCalls } from './operationCalls';
import { useOperationCommand } from './useOperationCommand';

interface TakeBackDialogProps {
  readonly operation: Operation;
  /** Called with the operation that performs the undo. */
  readonly onChange: (operation: Operation) => void;
  readonly onClose: () => void;
}

/** Shows what undoing an operation would do now, and asks for confirmation. */
export function TakeBackDialog({ operation, onChange, onClose }: TakeBackDialogProps) {
  const translate = useTranslate();
  const sentence = useSentence();
  const calls = useOperationCalls();
  const [withLater, setWithLater] = useState(false);
  const [step, setStep] = useState<Operation>();
  const {
    data: preview,
    isError,
    refetch,
  } = useQuery({
    // The key does not begin with OPERATION, because those queries are refetched after the undo, when there is nothing
    // left to preview.
    queryKey: ['takeBackPreview', operation.id],
    queryFn: () => calls.takeBackPreview(operation.id),
    // Other people's changes affect the preview, so it is fetched anew for each dialog.
    gcTime: 0,
    retry: false,
  });
  const along = preview?.later.filter(({ canTakeBack }) => canTakeBack) ?? [];
  const would = (withLater && preview?.withLater) || preview;
  const restorable = would?.restorable ?? 0;
  const say = (key: string, smart_count = restorable) =>
    translate(`resources.operation.takeBack.${key}`, { smart_count });
  const over = useCallback(
    (changed: Operation) => {
      onClose();
      onChange(changed);
    },
    [onClose, onChange],
  );
  const later = withLater ? along.map(({ id }) => id) : undefined;
  const { send, running, unsure } = useOperationCommand('takeBack', operation.id, over, later);
  const back = findAction(operation.resource, operation.action)?.action.back;
  const nothing = preview && restorable === 0;

  return (
    <ActionDialog
      title={say('title')}
      bodyDescribes
      dismiss={say('close')}
      confirm={{
        text: unsure ? translate('engine.action.retry') : say(withLater ? 'actionWithLater' : 'action'),
        disabledReason: nothing ? say('nothing') : preview ? undefined : say('loading'),
        color: 'error',
        autoFocus: true,
        run: send,
      }}
      running={running && say('running')}
      close={onClose}
    >
      {!preview && !isError && <Loading label={say('loading')} heights={[48, 48]} />}
      {isError && <NotLoaded again={refetch} />}
      {preview && would && (
        <>
          <div role="status">
            <p>{say(preview.estimated ? 'about' : 'restorable')}</p>
            {would.left.length > 0 && (
              <>
                <p>{say('left', preview.total - restorable)}</p>
                <ul>
                  {would.left.map(({ reason, count }) => (
                    <li key={reason}>{`${sentence(reason)}: ${count}`}</li>
                  ))}
                </ul>
                <p>{say('again')}</p>
              </>
            )}
          </div>
          {back && restorable > 0 && (
            <EffectList
              effects={back}
              answers={(operation.input ?? {}) as EffectContext}
              count={restorable}
            />
          )}
          {preview.later.length > 0 && (
            <LaterSteps steps={preview.later} onTakeBack={setStep} onLeave={onClose} />
          )}
          {along.length > 0 && (
            <FormControlLabel
              control={
                <Checkbox checked={withLater} onChange={({ target }) => setWithLater(target.checked)} />
              }
              label={say('withLater', along.length)}
            />
          )}
        </>
      )}
      <div role="alert">
        {unsure && (
          <Alert role="none" severity="warning" sx={{ mt: 2 }}>
            {unsure}
          </Alert>
        )}
      </div>
      {step && (
        <TakeBackDialog operation={step} onChange={() => void refetch()} onClose={() => setStep(undefined)} />
      )}
    </ActionDialog>
  );
}
