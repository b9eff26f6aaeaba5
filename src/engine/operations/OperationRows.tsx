import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import {
  type Operation,
  type OperationRow,
  operationRowStates,
} from '../../../contract/operations/operation';
import { useSentence } from '../../i18n/useSentence';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { PageButtons } from '../../ui/PageButtons';
import { useLastPage } from '../../ui/tables/useLastPage';
import { isOfNoRecord } from '../record/isOfNoRecord';
import { isOpaque } from '../record/isOpaque';
import { useRelated } from '../record/related';
import { OPERATION } from './history';
import { useOperationCalls } from './operationCalls';

const PAGE = 50;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  maxWidth: 880,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& caption': { textAlign: 'left', padding: theme.spacing(1, 0), fontWeight: 600 },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    padding: theme.spacing(0.75, 1),
    borderBottom: `1px solid ${theme.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontWeight: 600 },
  '& small': { color: theme.palette.text.secondary },
  '& .failed': { color: theme.palette.error.main },
}));

/** Lists the outcome of each record of an operation with the reason, page by page, optionally filtered by outcome. */
export function OperationRows({ operation }: { operation: Operation }) {
  const { id, done, skipped, failed, cancelled } = operation;
  const about = useRelated(operation.resource);
  const calls = useOperationCalls();
  const translate = useTranslate();
  const sentence = useSentence();
  const say = (key: string, values = {}) => translate(`resources.operation.${key}`, values);
  const [state, setState] = useState<OperationRow['state']>();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    // The counts are part of the key, so that rows are refetched as the operation proceeds.
    queryKey: [OPERATION, 'rows', id, state, page, done, skipped, failed, cancelled],
    queryFn: () => calls.rows(id, { page, perPage: PAGE, ...(state && { state }) }),
    placeholderData: (before) => before,
  });
  const pages = useLastPage({ page, turn: setPage, total: data?.total, size: PAGE });
  const show = (chosen: string) => {
    setState(operationRowStates.find((one) => one === chosen));
    setPage(1);
  };

  return (
    <section>
      <TextField
        select
        label={say('rows.show')}
        value={state ?? ''}
        onChange={({ target }) => show(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 180 }}
      >
        {['', ...operationRowStates].map((one) => (
          <option key={one} value={one}>
            {say(`values.rows.${one || 'all'}`)}
          </option>
        ))}
      </TextField>
      {isError && <NotLoaded again={refetch} sx={{ my: 1, maxWidth: 880 }} />}
      <Table>
        <caption>{say('rows.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('fields.record')}</th>
            <th scope="col">{say('fields.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {data?.data.map((row) => (
            <tr key={row.position}>
              <th scope="row">
                {about && !isOfNoRecord(row.id) ? (
                  <Link to={`${about.path}/${encodeURIComponent(row.id)}`}>{row.label}</Link>
                ) : (
                  row.label
                )}{' '}
                {row.label !== row.id && !isOpaque(row.id) && !isOfNoRecord(row.id) && (
                  <small>({row.id})</small>
                )}
              </th>
              <td>
                <span className={row.state}>{say(`values.rows.${row.partial ? 'partial' : row.state}`)}</span>
                {row.reason && `: ${sentence(row.reason)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {!data && !isError && <Loading label={translate('engine.list.loading')} />}
      <p role="status">{data?.total === 0 && say('rows.none')}</p>
      <PageButtons page={page} pages={pages} turn={setPage} />
    </section>
  );
}
