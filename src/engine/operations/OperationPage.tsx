import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Operation } from '../../../contract/operations/operation';
import { Page } from '../../ui/Page';
import { Tips } from '../../ui/tips/Tips';
import type { RecordPageProps } from '../declaration/resource';
import { BackLink } from '../record/BackLink';
import { FactList } from '../record/FactList';
import { textOf } from '../record/textOf';
import { useFacts } from '../record/useFacts';
import { useWords } from '../record/words';
import { OPERATION, operationPath } from './history';
import { OperationActions } from './OperationActions';
import { OperationLinks } from './OperationLinks';
import { OperationProgress } from './OperationProgress';
import { OperationRows } from './OperationRows';
import { outcomeOf } from './outcomeOf';
import { useOperation } from './useOperation';

/** Renders the page of a bulk operation: its progress, the outcome of each record, and its undo, even days later. */
export function OperationPage({ resource, record }: RecordPageProps) {
  const known = record as unknown as Operation;
  const { data: operation } = useOperation(known.id, known);
  const facts = useFacts(resource);
  const words = useWords(resource);
  const translate = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const running = operation.state === 'running';

  const changed = useCallback(
    (now: Operation) => {
      queries.setQueryData([OPERATION, 'progress', now.id], now);
      void queries.invalidateQueries({ queryKey: [OPERATION] });
      void queries.invalidateQueries({ queryKey: [now.resource] });
      if (now.id !== known.id) navigate(operationPath(now.id));
    },
    [queries, navigate, known.id],
  );

  return (
    <Tips>
      <Page
        title={textOf(resource, 'what', operation.what, words)}
        actions={<BackLink resource={resource} />}
      >
        <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, mb: 2, maxWidth: 880 }}>
          <FactList resource={resource} record={{ ...record, ...operation }} fields={facts} words={words} />
          <OperationLinks operation={operation} />
          {operation.problem && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {words.sentence(operation.problem)}
            </Alert>
          )}
          {running && <OperationProgress operation={operation} onChange={changed} />}
          <Box component="p" role="status" sx={{ m: 0, mb: 2, fontWeight: 600 }}>
            {!running && outcomeOf(operation, translate)}
          </Box>
          {!running && <OperationActions operation={operation} onChange={changed} />}
        </Paper>
        <OperationRows operation={operation} />
      </Page>
    </Tips>
  );
}
