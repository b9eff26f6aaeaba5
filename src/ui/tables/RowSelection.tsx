import { useId } from 'react';

/** Rows of a RecordTable that can be selected. The selection holds row keys and survives paging and searching. */
export interface RowSelection<T> {
  readonly selected: ReadonlySet<string>;
  /** `row` is the row whose checkbox was pressed; undefined for the checkbox of all rows. */
  readonly onChange: (selected: ReadonlySet<string>, row?: T) => void;
  /** The accessible name of the checkbox of all rows. */
  readonly allLabel: string;
  /** The accessible name of the checkbox of a row. */
  readonly rowLabel: (row: T) => string;
  /** Why the row cannot be selected: the tooltip and the description of its checkbox. */
  readonly disabledReason?: (row: T) => string | undefined;
  /** Id of an element in the row that describes its checkbox. */
  readonly describedBy?: (row: T) => string | undefined;
  /** Excludes the row from the checkbox that selects all rows; it can only be selected by itself. */
  readonly isSelectedAlone?: (row: T) => boolean;
}

interface SelectAllProps<T> {
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  readonly selection: RowSelection<T>;
}

/** Renders the checkbox that selects the given rows or none of them; rows that a search hides keep their state. */
export function SelectAll<T>({ rows, rowKey, selection }: SelectAllProps<T>) {
  const { selected, onChange, allLabel, disabledReason, isSelectedAlone } = selection;
  const keys = rows.filter((row) => !disabledReason?.(row) && !isSelectedAlone?.(row)).map(rowKey);
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
  const reason = selection.disabledReason?.(row);
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onChange(next, row);
  };
  return (
    <>
      <input
        type="checkbox"
        aria-label={rowLabel(row)}
        checked={selected.has(key)}
        aria-describedby={reason ? id : selection.describedBy?.(row)}
        {...(reason && { 'aria-disabled': true, 'data-tip': reason })}
        onChange={() => !reason && toggle()}
      />
      {reason && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
