import { useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Row } from '../declaration/defineResource';
import { useListRow, useListRows } from '../list/listContexts';
import { useSelectedIds } from '../list/useSelection';

/**
 * Renders the checkbox that selects all selectable rows of the page, or none; indeterminate if only some are selected.
 */
export function SelectAllCheckbox() {
  const { shown, barred } = useListRows();
  const { selection } = useListRow();
  const translate = useTranslate();
  const selected = useSelectedIds(selection);
  const box = useRef<HTMLInputElement>(null);
  // Computed lazily, when the checkbox is used or a row is selected.
  const selectable = useMemo(() => once(() => without(shown, barred())), [shown, barred]);
  const ticked = selection.count() === 0 ? 0 : tickedOf(selectable());
  const all = ticked > 0 && ticked === selectable().size;

  function tickedOf(ids: ReadonlySet<string>): number {
    if (ids === selected) return ids.size;
    let count = 0;
    for (const id of ids) if (selection.has(id)) count += 1;
    return count;
  }

  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked > 0 && !all;
  }, [ticked, all]);

  return (
    <label className="tick" onPointerEnter={selectable}>
      <input
        ref={box}
        type="checkbox"
        checked={all}
        aria-label={translate('engine.list.selectShown')}
        onFocus={selectable}
        onChange={() => selection.set(selectable(), !all)}
      />
    </label>
  );
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function without(rows: readonly Row[], not: ReadonlySet<string>): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id } of rows) if (!not.has(id)) ids.add(id);
  return ids;
}
