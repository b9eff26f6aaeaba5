import { memo, useId } from 'react';
import { useSentence } from '../../i18n/useSentence';
import { Breakable } from '../../ui/Breakable';
import type { BookRow, Proposal } from './book/ImportBook';
import { GridCell } from './GridCell';
import { Proposals } from './Proposals';
import { useImportSay } from './useImportSay';

interface GridRowProps {
  readonly row: BookRow;
  /** Index among the visible rows, from 0. */
  readonly place: number;
  readonly fields: readonly string[];
  /** Fields that are days. */
  readonly days: ReadonlySet<string>;
  readonly label: (field: string) => string;
  readonly editable: boolean;
  /** Measures the rendered row. */
  readonly measure: (element: HTMLTableRowElement | null) => void;
  readonly onWrite: (row: BookRow, field: string, text: string) => void;
  readonly onTake: (row: BookRow, proposal: Proposal) => void;
}

/** Renders a row of the file: its position, its effect or the reason of a refusal, and its cells. */
export const GridRow = memo(function GridRow({
  row,
  place,
  fields,
  days,
  label,
  editable,
  measure,
  onWrite,
  onTake,
}: GridRowProps) {
  const say = useImportSay();
  const why = useId();
  const { position, verdict, id, problems, warnings, cells } = row;
  const sentence = useSentence();
  const messages = Object.values(problems).map((message) => sentence(message));

  return (
    <tr ref={measure} data-index={place} aria-rowindex={place + 2}>
      <th scope="row">{position}</th>
      <td className="outcome">
        <span className={verdict}>
          <Breakable text={say(`verdict.${verdict}`, { id })} />
        </span>
        <span id={why}>{messages.length > 0 && `: ${messages.join('. ')}`}</span>
        {warnings.map((warning) => (
          <div key={warning} className="warning">
            {sentence(warning)}
          </div>
        ))}
        {row.isDoubtful && <div className="warning">{say('rows.doubtful')}</div>}
        {editable && <Proposals row={row} label={label} onTake={onTake} />}
      </td>
      {fields.map((field) =>
        editable ? (
          <td key={field} className="cell">
            <GridCell
              name={say('rows.cell', { field: label(field), row: String(position) })}
              value={cells[field] ?? ''}
              day={days.has(field)}
              invalid={field in problems}
              why={why}
              onWrite={(text) => onWrite(row, field, text)}
            />
          </td>
        ) : (
          <td key={field} className="cell">
            <div>
              <Breakable text={cells[field] ?? ''} />
            </div>
          </td>
        ),
      )}
    </tr>
  );
});
