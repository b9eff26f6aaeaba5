import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Operation } from '../../../contract/operations/operation';
import { Button } from '../../ui/Button';
import { useOperationCommand } from './useOperationCommand';

interface RetryButtonProps {
  readonly operation: Operation;
  /** Called with the new state of the operation. */
  readonly onChange: (operation: Operation) => void;
}

/**
 * Renders a button that retries failed records and resumes a stopped operation. It must be in a flex container that
 * wraps, because a warning may take a line of its own below the buttons.
 */
export function RetryButton({ operation, onChange }: RetryButtonProps) {
  const { id, cancelled, whyNotRetry } = operation;
  const translate = useTranslate();
  const { send, running, unsure } = useOperationCommand('retry', id, onChange);
  return (
    <>
      <Button variant="outlined" disabledReason={whyNotRetry ?? undefined} aria-busy={running} onClick={send}>
        {translate(cancelled > 0 ? 'engine.operation.resume' : 'resources.operation.retry')}
      </Button>
      {/* Rendered while still empty, or its content would not be announced; empty, it takes no space. */}
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
