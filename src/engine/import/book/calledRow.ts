import type { Cells, Importable } from '../../../../contract/imports/imports';
import { isOpaque } from '../../record/isOpaque';

/** What the record of a row is called by: its key, or, where that tells nobody anything, what the row says of it. */
export const calledRow = (id: string, cells: Cells, { identify }: Pick<Importable, 'identify'>): string =>
  isOpaque(id) ? (identify.map((field) => cells[field]).find(Boolean) ?? '') : id;
