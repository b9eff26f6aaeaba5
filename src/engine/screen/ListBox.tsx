import { useRef } from 'react';
import { useBreakpoint } from '../../ui/useBreakpoint';
import { useElementRem } from '../../ui/useElementRem';
import { useAddressPart } from '../list/addressPart';
import { fittingColumns, ROWS_ID, roomOfColumns } from '../list/fittingColumns';
import { useListRow, useListRows } from '../list/listContexts';
import { useRangeSelection } from '../list/useRangeSelection';
import { useRowMemory } from '../list/useRowMemory';
import { ResourceCards } from '../table/ResourceCards';
import { ResourceTable } from '../table/ResourceTable';
import { RowMenu } from '../table/RowMenu';
import { SortChoice } from './SortChoice';

/** Width of a printed page in rem: that of a desktop screen, however wide the window is. */
const PAPER = 72;

/** Renders the rows of a list. A separate component, so that typing in the search does not measure the width again. */
export function ListBox() {
  const box = useRef<HTMLDivElement>(null);
  const room = useElementRem(box);
  const part = useAddressPart();
  useRowMemory(box);
  useRangeSelection(box);
  return (
    <div ref={box} id={part === undefined ? ROWS_ID : undefined}>
      <Rows {...useBreakpoint()} room={room} />
      <RowMenu box={box} />
    </div>
  );
}

/** Renders a table if its most important columns fit, else cards. */
function Rows({ width, printing, room }: ReturnType<typeof useBreakpoint> & { room: number | undefined }) {
  const { phase, results } = useListRows();
  const screen = useListRow();
  if (phase === 'failed') return null;
  const fitting = width === 'phone' ? undefined : fittingColumns(screen, printing ? PAPER : room);
  if (fitting) {
    // Paper does not scroll.
    return printing ? (
      <ResourceTable columns={fitting} room={undefined} printing />
    ) : (
      <ResourceTable columns={screen.columns} room={roomOfColumns(screen.resource, room)} printing={false} />
    );
  }
  // An empty container of cards would only show its border.
  if (phase === 'ready' && results.length === 0) return null;
  return (
    <>
      {results.length > 0 && <SortChoice />}
      <ResourceCards />
    </>
  );
}
