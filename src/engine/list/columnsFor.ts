import type { Fields } from '../../../contract/fields';
import type { Width } from '../../ui/useWidth';
import type { Column } from '../declaration/declaration';

type Columns = readonly Column<Fields>[];
const least = { phone: 3, tablet: 2, desk: 3 } as const;

// The same columns must be the same array, or every row would be drawn again.
const known = new WeakMap<Columns, Map<Width, Columns>>();

/** The columns that there is room for. */
export function columnsFor(columns: Columns, width: Width): Columns {
  const widths = known.get(columns) ?? new Map<Width, Columns>();
  known.set(columns, widths);
  const found = widths.get(width) ?? columns.filter(({ priority }) => priority <= least[width]);
  widths.set(width, found);
  return found;
}
