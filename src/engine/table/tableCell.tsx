import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import type { RowScreen } from '../list/ListScreen';
import { besideName } from './besideName';
import { marksOf } from './marksOf';

/** Renders a cell other than the first: its value, and the chips that mark its record. */
export function tableCell(screen: RowScreen, row: Row, column: Column<Fields>) {
  const { field, tone } = column;
  const cell = besideName(screen, column, row);
  const chips = marksOf(screen, field, row);
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
