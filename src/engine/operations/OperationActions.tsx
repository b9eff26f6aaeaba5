import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Operation } from '../../../contract/operations/operation';
import { WhyButton } from '../../ui/tips/WhyButton';
import { RetryButton } from './RetryButton';
import { TakeBackDialog } from './TakeBackDialog';

interface OperationActionsProps {
  readonly operation: Operation;
  /** Told how it is then, or of the operation that takes it back. */
  readonly onChange: (operation: Operation) => void;
}

/** What can still be done with an operation that is over; what cannot says why. */
export function OperationActions({ operation, onChange }: OperationActionsProps) {
  const { whyNotTakeBack } = operation;
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);

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
        <RetryButton operation={operation} onChange={onChange} />
      </Box>
      {asking && (
        <TakeBackDialog operation={operation} onChange={onChange} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
