import type { SentRow } from '../../contract/imports/imported';
import * as operationsMessages from '../../contract/messages/it/operations';
import { message } from '../../contract/messages/message';
import type { ImportWork, TakenIds, ValidatedImport, WorkContext } from './resourceWork';

/**
 * Judges rows of a file. A row that the client marks as a repetition is refused without further checks. The client can
 * be trusted with this, because it sees the whole file and gains nothing by having its own rows refused.
 */
export async function validateImport(
  work: ImportWork,
  context: WorkContext,
  rows: readonly SentRow[],
  takenIds: TakenIds,
): Promise<readonly ValidatedImport[]> {
  const own = rows.filter(({ repeats }) => !repeats);
  const judged = new Map((await work.validate(context, own, takenIds)).map((row) => [row.position, row]));
  return rows.map((row) => judged.get(row.position) ?? repeated(row));
}

const repeated = ({ position, cells, repeats }: SentRow): ValidatedImport => ({
  position,
  verdict: 'refused',
  id: '',
  label: `Riga ${position}`,
  problems: [
    {
      field: Object.keys(cells)[0] ?? '',
      message: message(operationsMessages.sameRow, { count: repeats ?? '' }),
    },
  ],
  warnings: [],
});
