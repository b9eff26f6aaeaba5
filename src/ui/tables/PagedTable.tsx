import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useState } from 'react';
import { TurnPages } from '../TurnPages';
import { tableStyle } from './tableStyle';
import { useLastPage } from './useLastPage';

const PAGE = 10;

interface PagedTableProps {
  readonly label: string;
  readonly head: readonly string[];
  /** One each: the key, then a cell for each title, the first of which names the row. */
  readonly lines: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table that is turned page by page. */
export function PagedTable({ label, head, lines }: PagedTableProps) {
  const [page, setPage] = useState(1);
  const pages = useLastPage({ page, turn: setPage, total: lines.length, size: PAGE });
  return (
    <>
      <Box role="region" aria-label={label} tabIndex={0} sx={tableStyle}>
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              {head.map((title) => (
                <TableCell key={title}>{title}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.slice((page - 1) * PAGE, page * PAGE).map(({ key, cells: [name, ...cells] }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {cells.map((cell, place) => (
                  <TableCell key={head[place + 1]} data-label={head[place + 1]}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <TurnPages page={page} pages={pages} turn={setPage} />
    </>
  );
}
