import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Operation } from '../../../contract/operations/operation';
import { Button } from '../../ui/Button';
import { RetryButton } from './RetryButton';
import { TakeBackDialog } from './TakeBackDialog';

interface OperationActionsProps {
  readonly operation: Operation;
  /** Called with the new state of the operation, or with the operation that undoes it. */
  readonly onChange: (operation: Operation) => void;
}

/** Shows the commands on a finished operation, or the reason one is not available. */
export function OperationActions({ operation, onChange }: OperationActionsProps) {
  const { whyNotTakeBack } = operation;
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="error"
          disabledReason={whyNotTakeBack ?? undefined}
          onClick={() => setAsking(true)}
        >
          {translate('resources.operation.takeBack.action')}
        </Button>
        <RetryButton operation={operation} onChange={onChange} />
      </Box>
      {asking && (
        <TakeBackDialog operation={operation} onChange={onChange} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
