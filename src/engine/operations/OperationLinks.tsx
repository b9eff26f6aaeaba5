import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Operation } from '../../../contract/operations/operation';
import { operationPath } from './history';

/** Renders the link from an operation to the one that it undoes, or that undoes it. */
export function OperationLinks({ operation: { takesBack, takenBackBy } }: { operation: Operation }) {
  const translate = useTranslate();
  const other = takesBack ?? takenBackBy;
  if (!other) return null;
  return (
    <p>
      <Box component={Link} to={operationPath(other)} sx={{ color: 'secondary.main' }}>
        {translate(`resources.operation.takeBack.${takesBack ? 'original' : 'by'}`)}
      </Box>
    </p>
  );
}
