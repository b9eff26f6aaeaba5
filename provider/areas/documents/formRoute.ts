import type { FastifyInstance } from 'fastify';
import { type FormId, formAddress, formDocuments } from '../../../contract/documents/formDocuments';
import type { Clock } from '../../../contract/values/clock';
import { makeForm } from '../../documents/form';

/** Serves the forms publicly: they contain no school's data. Each is created on its first request. */
export function formRoutes(app: FastifyInstance, clock: Clock): void {
  const made = new Map<FormId, Promise<Buffer>>();
  for (const { id } of formDocuments) {
    app.get(formAddress(id), { config: { access: 'public' } }, async (_request, reply) => {
      const form = made.get(id) ?? makeForm(id, clock.now()).then(({ content }) => content);
      made.set(id, form);
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="modulo-${id}.pdf"`)
        .header('cache-control', 'max-age=3600')
        .send(await form);
    });
  }
}
