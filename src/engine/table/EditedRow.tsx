import { type ReactNode, useRef } from 'react';
import { inputsInRow } from '../declaration/inputsInRow';
import { FormInput } from '../form/FormInputs';
import { useFormScope } from '../form/FormScope';
import { extraColumns } from '../list/extraColumns';
import { useListRow } from '../list/listContexts';
import { besideName } from './besideName';
import { RowFoot } from './RowFoot';
import { RowForm } from './RowForm';
import type { TableRowProps } from './TableRow';
import { useRowKeys } from './useRowKeys';

interface EditedRowProps extends TableRowProps {
  /** The row without inputs, shown until the record is read. */
  readonly reading: ReactNode;
}

/** Renders a table row whose cells are inputs, and a second row with its buttons. */
export const EditedRow = ({ reading, ...props }: EditedRowProps) => (
  <RowForm row={props.row} reading={reading}>
    <Cells {...props} />
  </RowForm>
);

function Cells({ row, columns, place }: TableRowProps) {
  const screen = useListRow();
  const { resource } = screen;
  const { inputs, locked } = useFormScope();
  const { ticks, acts } = extraColumns(resource);
  const element = useRef<HTMLTableRowElement>(null);
  const { cancel, onKeyDown } = useRowKeys(element, row.id);
  const asked = inputsInRow(resource).filter((name) => inputs.includes(name));
  return (
    <>
      <tr ref={element} className="edited" aria-rowindex={place} data-row={row.id} onKeyDown={onKeyDown}>
        {ticks && <td className="select" />}
        {columns.map((column, at) => {
          const { field } = column;
          const Cell = at === 0 ? 'th' : 'td';
          return (
            <Cell key={field} {...(at === 0 && { scope: 'row' })}>
              {asked.includes(field) ? (
                <FormInput name={field} locked={locked} />
              ) : (
                besideName(screen, column, row)
              )}
            </Cell>
          );
        })}
        {acts && <td className="actions" />}
      </tr>
      <tr className="edited foot" onKeyDown={onKeyDown}>
        <td colSpan={columns.length + Number(ticks) + Number(acts)}>
          <RowFoot row={row} inputs={asked} cancel={cancel} />
        </td>
      </tr>
    </>
  );
}
