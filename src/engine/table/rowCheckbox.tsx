import { matches } from '../../../contract/schema/where';
import type { Row } from '../declaration/defineResource';
import type { ListRowState } from '../list/listContexts';
import { reasonId } from '../record/reasonId';

/**
 * Renders the checkbox of a row; for a row that cannot be selected, it shows the reason. It is a function and not a
 * component, because one component per row keeps long tables fast.
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
