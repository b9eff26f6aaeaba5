import { matches } from '../../../contract/schema/where';
import type { Row } from '../declaration/defineResource';
import type { ListRowState } from '../list/listContexts';
import { reasonId } from '../record/reasonId';

/**
 * Renders the checkbox of a row; one that cannot be selected shows the reason. Part of the row and not a component: see
 * TableRow.
 */
export function rowCheckbox(
  { resource, viewer, selection, words }: ListRowState,
  row: Row,
  selected: boolean,
) {
  const { selectable } = resource.list;
  if (!selectable) return null;
  const { where, say } = selectable;
  const why = matches(where, row as never, viewer) ? undefined : reasonId('select', row);

  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={selected}
        aria-label={words.select(row)}
        {...(why && { 'aria-disabled': true, 'aria-describedby': why, 'data-tip': words.sentence(say) })}
        onChange={() => !why && selection.set([row.id], !selected)}
      />
      {why && (
        <span id={why} hidden>
          {words.sentence(say)}
        </span>
      )}
    </label>
  );
}
