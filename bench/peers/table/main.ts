import type { SheetCell, SheetType } from '../../../contract/tables/sheet';
import { addDays } from '../../../contract/values/dates';
import { saveTable, type TableFormat } from '../../../src/ui/tableFile/saveTable';

/** Saves 50,000 rows of ten columns, as an export of a list does after reading them. */
const ROWS = 50_000;
const TYPES: readonly SheetType[] = [
  ...(['text', 'text', 'text', 'text', 'text'] as const),
  ...(['day', 'day', 'instant', 'number', 'money'] as const),
];

function* rows(): Generator<readonly SheetCell[]> {
  for (let row = 0; row < ROWS; row += 1) {
    const day = addDays('1950-01-01', row % 20_000);
    const texts = ['Rossi', 'Anna Maria', `RSSNMR${row}`, `persona.${row}@example.org`, `00${row}`];
    yield [...texts, day, day, `${day}T09:30:00Z`, row, row];
  }
}

document.querySelector('button')?.addEventListener('click', async () => {
  const format = (new URLSearchParams(window.location.search).get('format') ?? 'xlsx') as TableFormat;
  const columns = TYPES.map((type, at) => ({ label: `Colonna ${at + 1}`, type }));
  await saveTable('tabella', { name: 'Tabella', columns, rows: rows() }, format);
  const done = document.createElement('p');
  done.id = 'done';
  document.body.append(done);
});
