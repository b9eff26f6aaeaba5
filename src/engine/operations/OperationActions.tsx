import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Operation } from '../../../contract/entities/operation';
import { WhyButton } from '../../ui/tips/WhyButton';
import { TakeBackDialog } from './TakeBackDialog';
import { useOperationCommand } from './useOperationCommand';

interface OperationActionsProps {
  readonly operation: Operation;
  /** Told how it is then, or of the operation that takes it back. */
  readonly onChange: (operation: Operation) => void;
}

/** What can still be done with an operation that is over; what cannot says why. */
export function OperationActions({ operation, onChange }: OperationActionsProps) {
  const { id, whyNotRetry, whyNotTakeBack } = operation;
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const retry = useOperationCommand('retry', id, onChange);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <WhyButton
          variant="outlined"
          color="error"
          why={whyNotTakeBack ?? undefined}
          onClick={() => setAsking(true)}
        >
          {translate('resources.operation.takeBack.action')}
        </WhyButton>
        <WhyButton
          variant="outlined"
          why={whyNotRetry ?? undefined}
          aria-busy={retry.running}
          onClick={retry.send}
        >
          {translate('resources.operation.retry')}
        </WhyButton>
      </Box>
      <div role="alert">
        {retry.unsure && (
          <Alert role="none" severity="warning" sx={{ mt: 2 }}>
            {retry.unsure}
          </Alert>
        )}
      </div>
      {asking && (
        <TakeBackDialog operation={operation} onChange={onChange} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
