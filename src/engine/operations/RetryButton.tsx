import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Operation } from '../../../contract/operations/operation';
import { WhyButton } from '../../ui/tips/WhyButton';
import { useOperationCommand } from './useOperationCommand';

interface RetryButtonProps {
  readonly operation: Operation;
  /** Told how it is then. */
  readonly onChange: (operation: Operation) => void;
}

/** Tries again what failed, and takes up what a stopped operation did not reach; among buttons that wrap. */
export function RetryButton({ operation, onChange }: RetryButtonProps) {
  const { id, cancelled, whyNotRetry } = operation;
  const translate = useTranslate();
  const { send, running, unsure } = useOperationCommand('retry', id, onChange);
  return (
    <>
      <WhyButton variant="outlined" why={whyNotRetry ?? undefined} aria-busy={running} onClick={send}>
        {translate(cancelled > 0 ? 'engine.operation.resume' : 'resources.operation.retry')}
      </WhyButton>
      {/* There before it says anything, or it is not read out; empty, it takes no room. */}
      <Box role="alert" sx={{ flexBasis: '100%', '&:empty': { position: 'absolute' } }}>
        {unsure && (
          <Alert role="none" severity="warning">
            {unsure}
          </Alert>
        )}
      </Box>
    </>
  );
}
