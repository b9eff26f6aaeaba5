import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { savedAs } from '../savedAs';
import type { AddressPath, DiskStore } from './diskStore';
import type { DownloadPath } from './downloadAddress';
import { OBJECTS_PATH } from './partAddress';

/**
 * Receives parts at signed upload addresses and serves whole objects at signed download addresses. The signature of an
 * address replaces a session. The body is streamed and never held in memory.
 */
export function objectRoute(app: FastifyInstance, store: DiskStore): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.get<{ Params: DownloadPath; Querystring: Record<string, unknown> }>(
      `${OBJECTS_PATH}/:customerCode/:id`,
      { config: { access: 'public' } },
      async ({ params, query }, reply) => {
        const opened = await store.open(params, query);
        // The address has expired or the object is missing: the page of the console explains what can be done.
        if ('back' in opened) return reply.redirect(opened.back, 303);
        return reply
          .header(
            'content-type',
            opened.fileName.endsWith('.zip') ? 'application/zip' : 'application/octet-stream',
          )
          .header('content-length', opened.size)
          .header('content-disposition', savedAs(opened.fileName))
          .header('content-encoding', 'identity')
          .send(opened.bytes);
      },
    );
    scope.put<{ Params: AddressPath; Querystring: Record<string, unknown> }>(
      `${OBJECTS_PATH}/:customerCode/:id/:number`,
      { config: { access: 'public' } },
      async (request, reply) => {
        const { params, query, headers } = request;
        // Close the connection, so that the body of a refused request is not read.
        reply.header('connection', 'close');
        const length =
          headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
        const bytes = (request.body as IncomingMessage | undefined) ?? request.raw;
        await store.take(params, query, { length, bytes });
        reply.removeHeader('connection');
        return reply
          .header('etag', `"${String(query.sha256)}"`)
          .code(200)
          .send();
      },
    );
  });
}
