import type { FastifyInstance } from 'fastify';
import { USER_FILE_MODEL, userFileColumns } from '../../../contract/users/userFile';
import { csvOf } from '../../../contract/values/csv';

/** A fictitious person. */
const EXAMPLE = ['Maria', 'Rossi', 'RSSMRA80A41H501W', 'maria.rossi@example.org'];

/** Serves the sample of a file of users publicly: it contains no school's data (EP-217). */
export function userFileModel(app: FastifyInstance): void {
  const model = csvOf([userFileColumns.map(([, name]) => name), EXAMPLE]);
  app.get(USER_FILE_MODEL, { config: { access: 'public' } }, async (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="importa-utenti.csv"')
      .header('cache-control', 'public, max-age=3600')
      .send(model),
  );
}
