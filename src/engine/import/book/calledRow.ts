import type { Cells, Importable } from '../../../../contract/imports/imports';
import { isOpaque } from '../../record/isOpaque';

/** Returns a name for the record of a row: its key, or an identifying cell if the key means nothing to people. */
export const calledRow = (id: string, cells: Cells, { identify }: Pick<Importable, 'identify'>): string =>
  isOpaque(id) ? (identify.map((field) => cells[field]).find(Boolean) ?? '') : id;
