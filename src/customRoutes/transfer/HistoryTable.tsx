import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useState } from 'react';
import type { Practice } from '../../../contract/transfer/practice';
import { areaNames, identifierOf, subjectOf, transferNames } from '../../../contract/transfer/transfer';
import { useSay } from '../../i18n/useSay';
import { type Order, OrderChoice } from '../../ui/OrderChoice';
import { useLastPage } from '../../ui/tables/useLastPage';
import { useWidth } from '../../ui/useWidth';
import { HistoryAction } from './HistoryAction';
import { HistoryCards } from './HistoryCards';
import { shownDay } from './shownDay';
import { UploadProgress } from './UploadProgress';

interface HistoryTableProps {
  readonly practices: readonly Practice[];
  /** Hundredths, by source and area, or by source. */
  readonly progress: Readonly<Record<string, number>>;
}

type Dated = 'createdDate' | 'updatedDate';
const PAGE_SIZES = [5, 10, 25];

/** The practices of a school: the last changed first, unless somebody orders them otherwise. */
export function HistoryTable({ practices, progress }: HistoryTableProps) {
  const say = useSay();
  const [order, setOrder] = useState<Order<Dated>>({ field: 'updatedDate', descending: true });
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(10);
  useLastPage({ page, turn: setPage, total: practices.length, size });
  // Eight columns need a desk.
  const narrow = useWidth().width !== 'desk';
  if (practices.length === 0) return <p>{say('transfer.table.empty')}</p>;
  const withOperator = practices.some(({ statusOperatore }) => statusOperatore);
  const sign = order.descending ? -1 : 1;
  const ordered = practices.toSorted((a, b) => sign * a[order.field].localeCompare(b[order.field]));
  const shown = ordered.slice((page - 1) * size, page * size);
  const dated = (field: Dated, label: string) => {
    const active = order.field === field;
    const direction = active && order.descending ? 'desc' : 'asc';
    return (
      <TableCell {...(active && { sortDirection: direction })}>
        <TableSortLabel
          active={active}
          direction={direction}
          onClick={() => setOrder({ field, descending: active && !order.descending })}
        >
          {label}
        </TableSortLabel>
      </TableCell>
    );
  };
  const percentOf = (practice: Practice) =>
    progress[subjectOf(practice)] ?? progress[practice.codMinAltri] ?? practice.progress;
  return (
    <>
      {narrow ? (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, maxWidth: 360 }}>
            <OrderChoice
              order={order}
              fields={[
                ['createdDate', say('transfer.table.created')],
                ['updatedDate', say('transfer.table.updated')],
              ]}
              change={setOrder}
            />
          </Box>
          <HistoryCards practices={shown} percentOf={percentOf} />
        </>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label={say('transfer.table.caption')}>
          <Table size="small" aria-label={say('transfer.table.caption')} sx={{ '& td, & th': { px: 1 } }}>
            <TableHead>
              <TableRow>
                <TableCell>{say('transfer.table.id')}</TableCell>
                {dated('createdDate', say('transfer.table.created'))}
                {dated('updatedDate', say('transfer.table.updated'))}
                <TableCell>{say('transfer.table.area')}</TableCell>
                <TableCell>{say('transfer.table.applications')}</TableCell>
                <TableCell>{say('transfer.table.progress')}</TableCell>
                {withOperator && <TableCell>{say('transfer.table.operator')}</TableCell>}
                <TableCell>{say('transfer.table.actions')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {shown.map((practice) => {
                const { area, applicativi, statusOperatore } = practice;
                return (
                  <TableRow key={subjectOf(practice)}>
                    <TableCell component="th" scope="row">
                      {identifierOf(practice)}
                    </TableCell>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>{shownDay(practice.createdDate)}</TableCell>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>{shownDay(practice.updatedDate)}</TableCell>
                    <TableCell>{area && areaNames[area]}</TableCell>
                    <TableCell>
                      {applicativi.map(({ appCode }) => transferNames[appCode]).join(', ')}
                    </TableCell>
                    <TableCell>
                      <UploadProgress percent={percentOf(practice)} />
                    </TableCell>
                    {withOperator && (
                      <TableCell>{statusOperatore && say(`transfer.operator.${statusOperatore}`)}</TableCell>
                    )}
                    <TableCell>
                      <HistoryAction practice={practice} />
                    </TableCell>
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <TablePagination
        component="div"
        count={ordered.length}
        page={page - 1}
        rowsPerPage={size}
        rowsPerPageOptions={PAGE_SIZES}
        onPageChange={(_, to) => setPage(to + 1)}
        onRowsPerPageChange={({ target }) => {
          setSize(Number(target.value));
          setPage(1);
        }}
        labelRowsPerPage={say('transfer.table.perPage')}
        labelDisplayedRows={({ from, to, count }) => say('transfer.table.shown', { from, to, count })}
        getItemAriaLabel={(type) =>
          say(type === 'next' ? 'transfer.table.nextPage' : 'transfer.table.previousPage')
        }
        slotProps={{ select: { native: true, inputProps: { 'aria-label': say('transfer.table.perPage') } } }}
      />
    </>
  );
}
