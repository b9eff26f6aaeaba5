import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { matches } from '../../../contract/where';
import { useListScreen } from '../list/ListScreen';
import { useSelectedIds } from '../list/useSelection';

/** Ticks all the rows shown that may be selected, or none; in between when some are. */
export function TickAll() {
  const { shown, selection, resource, row } = useListScreen();
  const { viewer } = row;
  const translate = useTranslate();
  const selected = useSelectedIds(selection);
  const box = useRef<HTMLInputElement>(null);
  const ids = useMemo(() => {
    const { where } = resource.list.selectable;
    return shown.filter((one) => matches(where, one as never, viewer)).map(({ id }) => id);
  }, [shown, resource, viewer]);
  const ticked = selected.size === 0 ? 0 : ids.filter((id) => selected.has(id)).length;
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
        onChange={() => selection.set(ids, !all)}
      />
    </label>
  );
}
