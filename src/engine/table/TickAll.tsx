import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { useListRows, useRowScreen } from '../list/ListScreen';
import { useSelectedIds } from '../list/useSelection';

/** Ticks all the rows shown that may be selected, or none; in between when some are. */
export function TickAll() {
  const { shown, barred } = useListRows();
  const { selection } = useRowScreen();
  const translate = useTranslate();
  useSelectedIds(selection);
  const box = useRef<HTMLInputElement>(null);
  const selectable = () => {
    const not = barred();
    return shown.flatMap(({ id }) => (not.has(id) ? [] : id));
  };
  const none = selection.count() === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing is asked of the rows until one is ticked
  const ids = useMemo(() => (none ? [] : selectable()), [none, shown, barred]);
  const ticked = ids.filter((id) => selection.has(id)).length;
  const all = ids.length > 0 && ticked === ids.length;

  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked > 0 && !all;
  }, [ticked, all]);

  return (
    <label className="tick">
      <input
        ref={box}
        type="checkbox"
        checked={all}
        aria-label={translate('engine.list.selectShown')}
        onChange={() => selection.set(selectable(), !all)}
      />
    </label>
  );
}
