import { Icon } from '../../../ui/Icon';
import type { Row } from '../../declaration/defineResource';
import type { ListRowState } from '../../list/listContexts';
import { whyNotRemovable } from './whyNotRemovable';

/** Returns the remove button of a row, if the person may remove it. */
export function rowRemoval(
  { resource, words, viewer, removes }: ListRowState,
  row: Row,
  ask: (row: Row) => void,
) {
  if (!removes || whyNotRemovable(resource, row, viewer)) return null;
  return (
    <button
      key="remove"
      type="button"
      className="act"
      aria-label={words.remove(row)}
      data-tip={words.removeLabel()}
      onClick={() => ask(row)}
    >
      {Icon({ name: 'remove' })}
    </button>
  );
}
