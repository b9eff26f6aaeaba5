import { type ReactNode, useRef } from 'react';
import { inputsInRow } from '../declaration/inputsInRow';
import { FormInputs } from '../form/FormInputs';
import { useFormScope } from '../form/FormScope';
import { useListRow } from '../list/listContexts';
import type { RowCardProps } from './RowCard';
import { RowFoot } from './RowFoot';
import { RowForm } from './RowForm';
import { useRowKeys } from './useRowKeys';

interface EditedCardProps extends RowCardProps {
  /** The card without inputs, shown until the record is read. */
  readonly reading: ReactNode;
}

/** Renders a card with the inputs of its row. */
export const EditedCard = ({ reading, ...props }: EditedCardProps) => (
  <RowForm row={props.row} reading={reading}>
    <Content {...props} />
  </RowForm>
);

function Content({ row, place, count, measure }: RowCardProps) {
  const { resource, words } = useListRow();
  const { inputs, locked } = useFormScope();
  const element = useRef<HTMLDivElement>(null);
  const { cancel, onKeyDown } = useRowKeys(element, row.id);
  const asked = inputsInRow(resource).filter((name) => inputs.includes(name));
  return (
    <li
      className="edited"
      data-index={place}
      data-row={row.id}
      aria-posinset={place === undefined ? undefined : place + 1}
      aria-setsize={count}
      ref={measure}
      onKeyDown={onKeyDown}
    >
      <h2>{words.title(row)}</h2>
      <div ref={element}>
        <FormInputs inputs={asked} locked={locked} />
      </div>
      <RowFoot row={row} inputs={asked} cancel={cancel} />
    </li>
  );
}
