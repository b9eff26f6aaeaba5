import { type DragEvent, type KeyboardEvent, memo } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon';

/** The operations on a row, by its key. They keep their identity while the dialog is open. */
export interface ReorderActs {
  /** Moves a row. @param to the offset, or the first or last place */
  move(id: string, to: -1 | 1 | 'first' | 'last', button: 'up' | 'down'): void;
  dragStart(id: string, event: DragEvent): void;
  dragOver(id: string, event: DragEvent): void;
  dragEnd(event: DragEvent): void;
}

interface ReorderRowProps {
  readonly id: string;
  readonly name: string;
  readonly place: number;
  readonly isLast: boolean;
  readonly dragged: boolean;
  readonly acts: ReorderActs;
}

const ENDS: Readonly<Record<string, 'first' | 'last'>> = { Home: 'first', End: 'last' };

/** Renders a row of the reordering dialog, with the buttons that move it. */
export const ReorderRow = memo(function ReorderRow(props: ReorderRowProps) {
  const { id, name, place, isLast, dragged, acts } = props;
  const translate = useTranslate();
  const button = (way: 'up' | 'down', step: -1 | 1, isEnd: boolean) => (
    <button
      type="button"
      data-way={way}
      aria-label={translate(`engine.arrange.${way}`, { name })}
      aria-keyshortcuts="Home End"
      {...(isEnd && { 'aria-disabled': true })}
      onClick={() => acts.move(id, step, way)}
      onKeyDown={(event: KeyboardEvent) => {
        const end = ENDS[event.key];
        if (!end) return;
        event.preventDefault();
        acts.move(id, end, way);
      }}
    >
      <Icon name={way} />
    </button>
  );

  return (
    <li
      data-row={id}
      data-dragged={dragged || undefined}
      draggable
      onDragStart={(event) => acts.dragStart(id, event)}
      onDragOver={(event) => acts.dragOver(id, event)}
      onDrop={(event) => event.preventDefault()}
      onDragEnd={acts.dragEnd}
    >
      <span className="place" aria-hidden>
        {place}
      </span>
      <span className="name">{name}</span>
      {button('up', -1, place === 1)}
      {button('down', 1, isLast)}
    </li>
  );
});
