import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useState } from 'react';
import { TurnPages } from '../../ui/TurnPages';
import { tableStyle } from '../../ui/tables/tableStyle';
import { useLastPage } from '../../ui/tables/useLastPage';

interface TickTableProps<T> {
  readonly caption: string;
  /** What the checkbox of the head is called. */
  readonly tickAll: string;
  readonly heads: readonly string[];
  readonly rows: readonly T[];
  /** How many of them a page has. */
  readonly size: number;
  readonly idOf: (row: T) => string;
  /** Those that the head ticks and unticks. */
  readonly plain: readonly string[];
  readonly ticked: ReadonlySet<string>;
  readonly setTicked: (ticked: ReadonlySet<string>) => void;
  /** A row of the table; `turn` ticks or unticks it. */
  readonly draw: (row: T, ticked: boolean, turn: () => void) => ReactNode;
}

/** A table in a dialog whose rows can be ticked, a page at a time; ticks stay from page to page. */
export function CheckboxTable<T>({ caption, tickAll, heads, rows, size, ...more }: TickTableProps<T>) {
  const { idOf, plain, ticked, setTicked, draw } = more;
  const [page, setPage] = useState(1);
  const pages = useLastPage({ page, turn: setPage, total: rows.length, size });
  const all = plain.length > 0 && plain.every((id) => ticked.has(id));
  const turn = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  // What a search leaves out stays as it is.
  const turnAll = () => {
    const shown = new Set(plain);
    const others = [...ticked].filter((id) => !shown.has(id));
    setTicked(new Set(all ? others : [...others, ...plain]));
  };

  return (
    <>
      {/* It scrolls when wide, so the keyboard must reach it. */}
      <Box role="region" aria-label={caption} tabIndex={0} sx={tableStyle}>
        <Table size="small" aria-label={caption}>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <input type="checkbox" aria-label={tickAll} checked={all} onChange={turnAll} />
              </TableCell>
              {heads.map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows
              .slice((page - 1) * size, page * size)
              .map((row) => draw(row, ticked.has(idOf(row)), () => turn(idOf(row))))}
          </TableBody>
        </Table>
      </Box>
      <TurnPages page={page} pages={pages} turn={setPage} />
    </>
  );
}
