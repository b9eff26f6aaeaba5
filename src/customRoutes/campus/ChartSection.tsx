import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { showNumber } from '../../../contract/values/showNumber';
import { useSay } from '../../i18n/useSay';
import { Section } from '../../ui/Section';
import { SaveTableButton } from '../../ui/tableFile/SaveTableButton';
import { saveTable, type TableFormat } from '../../ui/tableFile/saveTable';
import { RecordTable } from '../../ui/tables/RecordTable';
import type { BarFigureProps, BarSeries } from './BarFigure';
import { useQueuedRender } from './useQueuedRender';

/** A number with a link to the rows that it counts; text if there are none. */
export type Cell = { readonly count: number; readonly to: string } | string;

export interface ChartRow {
  readonly label: string;
  readonly cells: readonly Cell[];
}

interface ChartSectionProps {
  readonly title: string;
  readonly about: string;
  /** Column headers; the first column names the row. */
  readonly heads: readonly string[];
  readonly rows: readonly ChartRow[];
  readonly series: readonly BarSeries[];
  readonly stacked?: boolean;
  readonly lying?: boolean;
}

const figureIn = (cell: Cell): string | number => (typeof cell === 'string' ? cell : cell.count);

/** Returns whether a column contains numbers; the first column has the names of the rows. */
const isCounted = (rows: readonly ChartRow[], column: number): boolean =>
  rows.some(({ cells }) => typeof cells[column - 1] === 'object');

/** Renders a chart, and below it the same numbers as a table with links to their lists. */
export function ChartSection({
  title,
  about,
  heads,
  rows,
  series,
  stacked = false,
  lying = false,
}: ChartSectionProps) {
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const BarFigure = useBarFigure();
  const width = useWidth(box);
  const isDrawn = useQueuedRender(BarFigure !== undefined && width !== undefined);
  const height = figureHeight(rows.length, lying);
  const save = (format: TableFormat) =>
    saveTable(
      title,
      {
        name: title,
        columns: heads.map((label, at) => ({ label, type: isCounted(rows, at) ? 'number' : 'text' })),
        rows: rows.map(({ label, cells }) => [label, ...cells.map(figureIn)]),
      },
      format,
    );
  return (
    <Section title={title} about={about}>
      <Box
        ref={box}
        role="img"
        aria-label={say('campus.chart.drawn', { title })}
        sx={{ minWidth: 0, mb: 1.5 }}
      >
        {BarFigure && width !== undefined && isDrawn ? (
          <BarFigure
            labels={rows.map(({ label }) => label)}
            series={series}
            stacked={stacked}
            lying={lying}
            width={width}
            height={height}
          />
        ) : (
          <Skeleton variant="rectangular" height={height} />
        )}
      </Box>
      <RecordTable
        caption={say('campus.chart.table', { title })}
        columns={heads.map((head, place) => ({
          name: head,
          label: head,
          cell: (row: ChartRow) =>
            place === 0 ? row.label : <Figure row={row} head={head} cell={row.cells[place - 1]} />,
          numeric: place > 0,
        }))}
        rows={rows}
        rowKey={({ label }) => label}
      />
      <SaveTableButton className="no-print" size="small" save={save} sx={{ mt: 1 }}>
        {say('campus.chart.save')}
      </SaveTableButton>
    </Section>
  );
}

interface FigureProps {
  readonly row: ChartRow;
  readonly head: string;
  readonly cell: Cell | undefined;
}

function Figure({ row, head, cell }: FigureProps) {
  if (cell === undefined || typeof cell === 'string') return cell;
  return (
    <Link component={RouterLink} to={cell.to} aria-label={`${row.label}, ${head}: ${showNumber(cell.count)}`}>
      {showNumber(cell.count)}
    </Link>
  );
}

const STANDING = 280;
const ROW = 34;
const FRAME = 90;

/** Returns the height in pixels of a chart with this many labels. */
const figureHeight = (labels: number, lying: boolean): number => (lying ? labels * ROW + FRAME : STANDING);

/** Returns the chart component once its chunk is loaded; loading starts when a page is going to need it. */
function useBarFigure(): ComponentType<BarFigureProps> | undefined {
  const [figure, setFigure] = useState<ComponentType<BarFigureProps>>();
  useEffect(() => {
    let isHere = true;
    void import('./BarFigure').then(({ BarFigure }) => {
      if (isHere) setFigure(() => BarFigure);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return figure;
}

/** Returns the width of an element in pixels. @returns undefined until it is measured, and if it is not rendered */
function useWidth(box: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
