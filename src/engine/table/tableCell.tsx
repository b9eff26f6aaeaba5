import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import type { ListRowState } from '../list/listContexts';
import { badgesOf } from './badgesOf';
import { besideName } from './besideName';

/** Renders a cell other than the first: its value, and the chips that mark its record. */
export function tableCell(screen: ListRowState, row: Row, column: Column<Fields>) {
  const { field, tone } = column;
  const cell = besideName(screen, column, row);
  const chips = badgesOf(screen, field, row);
  const whole = !tone && typeof cell === 'string' && cell !== '' ? cell : undefined;
  if (!chips) {
    return (
      <td key={field} title={whole} className="number">
        {cell}
      </td>
    );
  }
  return (
    <td key={field} title={whole}>
      <span className="named">
        <span>{cell}</span>
        {chips}
      </span>
    </td>
  );
}
