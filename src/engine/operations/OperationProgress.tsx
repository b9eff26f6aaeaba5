import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Operation } from '../../../contract/operations/operation';
import { Button } from '../../ui/Button';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { useOperationCommand } from './useOperationCommand';

interface OperationProgressProps {
  readonly operation: Operation;
  /** Called with the operation's state after a cancellation. */
  readonly onChange: (operation: Operation) => void;
  readonly children?: ReactNode;
}

/** The interval of screen reader announcements, in percent: announcing every poll would only be noise. */
const STEP = 25;

/** Shows the progress of an operation and a button to cancel it. */
export function OperationProgress({ operation, onChange, children }: OperationProgressProps) {
  const { id, total, waiting, whyNotCancel } = operation;
  const translate = useTranslate();
  const label = useId();
  const { send, running, unsure } = useOperationCommand('cancel', id, onChange);
  const percent = total === 0 ? 100 : Math.floor(((total - waiting) / total) * 100);
  const announced = percent - (percent % STEP);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {/* The surrounding live region must not announce every poll either. */}
        <span id={label} aria-live="off">
          {translate('engine.operation.progress', { done: total - waiting, total })}
        </span>
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            color="inherit"
            size="small"
            disabledReason={whyNotCancel ?? undefined}
            aria-busy={running}
            onClick={send}
          >
            {translate('engine.operation.cancel')}
          </Button>
          {children}
        </Box>
      </Box>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={label} sx={{ mt: 1 }} />
      <div role="alert">{unsure}</div>
      <div role="status" style={visuallyHidden}>
        {translate('engine.operation.percent', { percent: announced })}
      </div>
    </>
  );
}
