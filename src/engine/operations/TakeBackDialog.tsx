import Alert from '@mui/material/Alert';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Circumstances } from '../../../contract/effects';
import { findAction } from '../../../contract/entities/actions';
import type { Operation } from '../../../contract/entities/operation';
import { Dialog } from '../../ui/Dialog';
import { WhyButton } from '../../ui/tips/WhyButton';
import { EffectList } from '../record/EffectList';
import { useOperationCommand } from './useOperationCommand';

interface TakeBackDialogProps {
  readonly operation: Operation;
  /** Told of the operation that takes it back. */
  readonly onChange: (operation: Operation) => void;
  readonly onClose: () => void;
}

/** Asks before an operation is taken back. */
export function TakeBackDialog({ operation, onChange, onClose }: TakeBackDialogProps) {
  const translate = useTranslate();
  const say = (key: string) =>
    translate(`resources.operation.takeBack.${key}`, { smart_count: operation.done });
  const over = useCallback(
    (changed: Operation) => {
      onClose();
      onChange(changed);
    },
    [onClose, onChange],
  );
  const { send, running, unsure } = useOperationCommand('takeBack', operation.id, over);
  const close = () => !running && onClose();
  const back = findAction(operation.resource, operation.action)?.action.back;

  return (
    <Dialog
      size="question"
      onClose={close}
      title={say('title')}
      bodyDescribes
      actions={
        <>
          <WhyButton busy={running} onClick={close} sx={{ mr: 'auto' }}>
            {say('close')}
          </WhyButton>
          <WhyButton busy={running} variant="contained" color="error" autoFocus onClick={send}>
            {unsure ? translate('engine.action.retry') : say('action')}
          </WhyButton>
        </>
      }
    >
      {back && (
        <EffectList
          effects={back}
          answers={(operation.input ?? {}) as Circumstances}
          count={operation.done}
        />
      )}
      {say('about')}
      <div role="status">{running && <p>{say('running')}</p>}</div>
      <div role="alert">
        {unsure && (
          <Alert role="none" severity="warning" sx={{ mt: 2 }}>
            {unsure}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
