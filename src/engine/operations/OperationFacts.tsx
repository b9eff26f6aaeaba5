import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { showInstant } from '../../../contract/dates';
import type { Operation } from '../../../contract/entities/operation';
import { operationPath } from './history';

/** Who did what, to how many, when; and the operation that it takes back or is taken back by. */
export function OperationFacts({ operation }: { operation: Operation }) {
  const { kind, action, resource, name, state, total, endedAt, takesBack, takenBackBy } = operation;
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.operation.${key}`);
  const facts = [
    ['kind', say(`values.kind.${kind}`)],
    ['action', say(`values.action.${action}`)],
    ['resource', say(`values.resource.${resource}`)],
    ['name', name],
    ['state', say(`values.state.${state}`)],
    ['total', total.toLocaleString('it-IT', { useGrouping: 'always' })],
    ['endedAt', showInstant(endedAt)],
  ] as const;
  const other = takesBack ?? takenBackBy;

  return (
    <>
      <Box
        component="dl"
        sx={{
          m: 0,
          mb: 2,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
        }}
      >
        {facts.map(([field, value]) => (
          <div key={field}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {say(`fields.${field}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value || '–'}
            </Box>
          </div>
        ))}
      </Box>
      {other && (
        <p>
          <Link to={operationPath(other)}>{say(takesBack ? 'takeBack.original' : 'takeBack.by')}</Link>
        </p>
      )}
    </>
  );
}
