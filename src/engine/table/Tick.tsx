import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { matches } from '../../../contract/where';
import type { Row } from '../declaration/defineResource';
import { useRowScreen } from '../list/ListScreen';
import { useSelected } from '../list/useSelection';

/** The checkbox of a row; one that may not be selected says why. */
export function Tick({ row }: { row: Row }) {
  const { resource, viewer, selection, words } = useRowScreen();
  const translate = useTranslate();
  const selected = useSelected(selection, row.id);
  const why = useId();
  const { where, say } = resource.list.selectable;
  const allowed = matches(where, row as never, viewer);

  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={selected}
        aria-label={translate('engine.list.select', { name: words.title(row) })}
        {...(allowed ? {} : { 'aria-disabled': true, 'aria-describedby': why, 'data-tip': say })}
        onChange={() => allowed && selection.set([row.id], !selected)}
      />
      {!allowed && (
        <span id={why} hidden>
          {say}
        </span>
      )}
    </label>
  );
}
