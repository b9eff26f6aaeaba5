import { useId } from 'react';

/** Rows of a RecordTable that can be selected. The selection holds row keys and survives paging and searching. */
export interface RowSelection<T> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** The accessible name of the checkbox of all rows. */
  readonly allLabel: string;
  /** The accessible name of the checkbox of a row. */
  readonly rowLabel: (row: T) => string;
  /** The accessible description of the checkbox of a row; the tooltip too, where the row cannot be selected. */
  readonly description?: (row: T) => string | undefined;
  readonly isSelectable?: (row: T) => boolean;
  /** Whether the checkbox of all rows leaves this row to be selected by itself. */
  readonly isSelectedAlone?: (row: T) => boolean;
}

interface SelectAllProps<T> {
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  readonly selection: RowSelection<T>;
}

/** Selects the given rows or none of them; rows that a search hides keep their state. */
export function SelectAll<T>({ rows, rowKey, selection }: SelectAllProps<T>) {
  const { selected, onChange, allLabel, isSelectable, isSelectedAlone } = selection;
  const keys = rows.filter((row) => isSelectable?.(row) !== false && !isSelectedAlone?.(row)).map(rowKey);
  const isAll = keys.length > 0 && keys.every((key) => selected.has(key));
  const isSome = !isAll && rows.some((row) => selected.has(rowKey(row)));
  return (
    <input
      type="checkbox"
      aria-label={allLabel}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = isSome;
      }}
      onChange={() => {
        const shown = new Set(keys);
        const others = [...selected].filter((key) => !shown.has(key));
        onChange(new Set(isAll ? others : [...others, ...keys]));
      }}
    />
  );
}

interface SelectRowProps<T> {
  readonly row: T;
  readonly rowKey: (row: T) => string;
  readonly selection: RowSelection<T>;
}

export function SelectRow<T>({ row, rowKey, selection }: SelectRowProps<T>) {
  const { selected, onChange, rowLabel } = selection;
  const id = useId();
  const key = rowKey(row);
  const description = selection.description?.(row);
  const isSelectable = selection.isSelectable?.(row) !== false;
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  return (
    <>
      <input
        type="checkbox"
        aria-label={rowLabel(row)}
        checked={selected.has(key)}
        aria-describedby={description ? id : undefined}
        {...(!isSelectable && { 'aria-disabled': true, 'data-tip': description })}
        onChange={() => isSelectable && toggle()}
      />
      {description && (
        <span id={id} hidden>
          {description}
        </span>
      )}
    </>
  );
}
