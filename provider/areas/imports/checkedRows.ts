import type { JudgedRow, SentRow } from '../../../contract/imports/imported';
import { CELL_LIMIT } from '../../../contract/imports/importLimits';
import type { Importable } from '../../../contract/imports/imports';
import type { JudgedImport } from '../../operations/resourceWork';
import { Refusal } from '../../refusal';

/**
 * Rows as a file can have them: cells that are texts, of fields that there are, row after row.
 * @param after the row that must come before them
 * @throws Refusal `invalid`: the console sends no others
 */
export function checkedRows(
  rows: readonly SentRow[],
  importable: Importable | undefined,
  after = 0,
): readonly SentRow[] {
  const { fields = {} } = importable ?? {};
  let before = after;
  for (const { position, cells } of rows) {
    const sound = Object.entries(cells).every(
      ([field, cell]) =>
        Object.hasOwn(fields, field) && typeof cell === 'string' && cell.length <= CELL_LIMIT,
    );
    if (!sound || position <= before) {
      const message = position <= before ? 'Le righe devono seguire l’ordine del file' : 'Riga non prevista';
      throw new Refusal('invalid', { errors: [{ field: `rows.${position}`, message }] });
    }
    before = position;
  }
  return rows;
}

/** A judged row as it is answered. */
export const shown = ({ position, verdict, id, problems, warnings }: JudgedImport): JudgedRow => ({
  position,
  verdict,
  id,
  problems,
  warnings,
});
