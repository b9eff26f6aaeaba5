import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import type { Import } from '../../../contract/imports/imported';
import { readingSaid } from '../../../contract/imports/tableReading';
import type { Operation } from '../../../contract/operations/operation';
import { refusalText } from '../../api/refusal';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { Tips } from '../../ui/tips/Tips';
import type { RecordPageProps } from '../declaration/resource';
import { operationPath } from '../operations/history';
import { OperationProgress } from '../operations/OperationProgress';
import { useOperationCalls } from '../operations/operationCalls';
import { RetryButton } from '../operations/RetryButton';
import { TakeBackDialog } from '../operations/TakeBackDialog';
import { BackLink } from '../record/BackLink';
import { IMPORT } from './history';
import { ImportedFacts } from './ImportedFacts';
import { ImportedRows } from './ImportedRows';
import { useImportCalls } from './importCalls';
import { MadeByImport } from './MadeByImport';

/** Polling interval in milliseconds of a running import. */
const EVERY = 1000;

/** Shows an import: its progress, the result of each row, and undo. */
export function ImportedPage({ resource, record }: RecordPageProps) {
  const known = record as unknown as Import;
  const { id } = known;
  const translate = useTranslate();
  const sentence = useSentence();
  const navigate = useNavigate();
  const notify = useNotify();
  const queries = useQueryClient();
  const calls = useImportCalls();
  const operations = useOperationCalls();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: [IMPORT, 'one', id],
    queryFn: () => calls.read(id),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? EVERY : false),
  });
  const shown = data ?? known;
  const running = shown.state === 'running';
  /**
   * True if the import ended before all rows were imported. In other states there is no retry: refused rows are
   * corrected in the file.
   */
  const broken = shown.state === 'cancelled' || shown.state === 'stopped';
  const {
    data: operation,
    isError,
    refetch,
  } = useQuery({
    queryKey: [IMPORT, 'operation', id, shown.state, shown.waiting],
    queryFn: () => operations.read(id),
    placeholderData: (before) => before,
  });
  /**
   * Asks whether to undo the import. The question needs the operation, so it is read again if it could not be read
   * before.
   */
  const ask = async () => {
    const { data: now, error } = operation ? { data: operation, error: null } : await refetch();
    if (now) setAsking(true);
    else notify(refusalText(error), { type: 'error' });
  };

  const changed = useCallback(
    (now: Operation) => {
      void queries.invalidateQueries({ queryKey: [IMPORT] });
      void queries.invalidateQueries({ queryKey: [now.resource] });
      // Undo is an operation of the history, whose page shows the records that were kept, and why.
      if (now.id !== id) navigate(operationPath(now.id));
    },
    [queries, navigate, id],
  );
  // The person is likely to open the list of the imported records next.
  useEffect(() => {
    if (!running) void queries.invalidateQueries({ queryKey: [shown.resource] });
  }, [running, queries, shown.resource]);

  return (
    <Tips>
      <Page
        title={translate('resources.import.one', { name: shown.file })}
        actions={<BackLink resource={resource} />}
      >
        <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, mb: 2, maxWidth: 880 }}>
          <ImportedFacts shown={shown} />
          {shown.reading && (
            <p>
              {readingSaid(shown.reading)
                .map((one) => sentence(one))
                .join(' ')}
            </p>
          )}
          {shown.problem && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {shown.problem}
            </Alert>
          )}
          {running && operation && <OperationProgress operation={operation} onChange={changed} />}
          {running && !operation && isError && <NotLoaded again={refetch} sx={{ mb: 2 }} />}
          {shown.takenBackBy && (
            <p>
              <Link to={operationPath(shown.takenBackBy)}>{translate('resources.import.page.back')}</Link>
            </p>
          )}
          {!running && <MadeByImport shown={shown} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              color="error"
              disabledReason={shown.whyNotTakeBack ?? undefined}
              onClick={() => void ask()}
            >
              {translate('resources.import.page.takeBack')}
            </Button>
            {operation && broken && <RetryButton operation={operation} onChange={changed} />}
          </Box>
        </Paper>
        <ImportedRows shown={shown} />
        {asking && operation && (
          <TakeBackDialog operation={operation} onChange={changed} onClose={() => setAsking(false)} />
        )}
      </Page>
    </Tips>
  );
}
