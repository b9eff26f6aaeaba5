import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Fields } from '../../../contract/schema/fields';
import { visuallyHidden } from '../../ui/visuallyHidden';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../record/words';
import type { BookRow, Proposal } from './book/ImportBook';
import type { Shown } from './book/tally';
import { GridRow } from './GridRow';
import { wholesOf } from './importNames';
import type { Chosen } from './importState';
import { SheetBox } from './importStyles';
import { useGridRows } from './useGridRows';
import type { Importing } from './useImport';
import { useImportSay } from './useImportSay';

/**
 * Estimated height in pixels of a row of one line; rows are measured when rendered, and each difference moves all rows
 * below it.
 */
const ROW = 33;
const NO_FIELDS: Fields = {};

interface ImportGridProps {
  readonly resource: Resource;
  readonly importing: Importing;
  readonly only: Shown | undefined;
  /** True while the rows are being sent: a correction now would not be included. */
  readonly held: boolean;
  readonly onEdit: () => void;
}

/** Renders the visible rows of the file, however many there are; refused rows are editable. */
export function ImportGrid({ resource, importing, only, held, onEdit }: ImportGridProps) {
  const say = useImportSay();
  const words = useWords(resource);
  const box = useRef<HTMLDivElement>(null);
  const { state, edit, accept } = importing;
  const { places, rows, setSight } = useGridRows(importing, only);
  const [corrected, setCorrected] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number>();
  const of = resource.import?.rows.fields ?? NO_FIELDS;
  const fields = useMemo(() => shownFields(resource, state.chosen), [resource, state.chosen]);
  const days = useMemo(
    () => new Set(Object.entries(of).flatMap(([name, { kind }]) => (kind === 'day' ? name : []))),
    [of],
  );
  const virtual = useVirtualizer({
    count: places.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    getItemKey: (at) => places[at] ?? at,
    overscan: 4,
    // Renders the first rows before the container is measured.
    initialRect: { width: 0, height: 16 * ROW },
  });
  const inSight = virtual.getVirtualItems();
  const from = inSight[0]?.index ?? 0;
  const to = inSight.at(-1)?.index ?? 0;
  useEffect(() => setSight({ from, to }), [from, to, setSight]);

  /** Whether the grid is still mounted: cells also commit their input when all of them unmount. */
  const there = useRef(true);
  useLayoutEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  const write = useCallback(
    (row: BookRow, field: string, text: string) => {
      if (!there.current) return;
      onEdit();
      setCorrected((before) => new Set(before).add(row.index));
      setLast(row.index);
      void edit(row.index, field, text);
    },
    [edit, onEdit],
  );
  const take = useCallback(
    (row: BookRow, proposal: Proposal) => {
      onEdit();
      setCorrected((before) => new Set(before).add(row.index));
      setLast(row.index);
      void accept(row.index, proposal);
    },
    [accept, onEdit],
  );
  const announced = last === undefined ? undefined : rows.get(last);
  const above = inSight[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0);
  const width = fields.length + 2;

  return (
    <>
      <SheetBox
        ref={box}
        className="rows"
        tabIndex={0}
        role="group"
        aria-label={say('rows.caption', { file: state.file })}
      >
        <table aria-rowcount={places.length + 1}>
          <caption>{say('rows.caption', { file: state.file })}</caption>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{say('rows.row')}</th>
              <th scope="col">{say('rows.outcome')}</th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {words.label(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Gap height={above} columns={width} />
            {inSight.map(({ index: at }) => {
              const row = rows.get(places[at] ?? -1);
              return (
                row && (
                  <GridRow
                    key={row.index}
                    row={row}
                    place={at}
                    fields={fields}
                    days={days}
                    label={words.label}
                    editable={
                      !held &&
                      (row.verdict === 'refused' ||
                        row.warnings.length > 0 ||
                        row.proposals.length > 0 ||
                        corrected.has(row.index))
                    }
                    measure={virtual.measureElement}
                    onWrite={write}
                    onTake={take}
                  />
                )
              );
            })}
            <Gap height={below} columns={width} />
          </tbody>
        </table>
      </SheetBox>
      {places.length === 0 && <p role="status">{say('rows.none')}</p>}
      <div role="status" style={visuallyHidden}>
        {announced &&
          say('rows.rowOutcome', { row: String(announced.position), outcome: outcomeOf(announced) })}
      </div>
    </>
  );

  function outcomeOf({ verdict, id, problems }: BookRow): string {
    return [say(`verdict.${verdict}`, { id }), ...Object.values(problems)].join('. ');
  }
}

/** Returns the fields of the mapped columns in order; for a column with a whole name, the fields it is split into. */
function shownFields(resource: Resource, chosen: Chosen): readonly string[] {
  const { fields = NO_FIELDS, person } = resource.import?.rows ?? {};
  const wholes = wholesOf(person);
  const said = new Set(chosen.flatMap((field) => (field && wholes[field]) ?? field ?? []));
  return Object.keys(fields).filter((field) => said.has(field));
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className="gap" aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
