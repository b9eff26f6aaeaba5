import type { FastifyInstance } from 'fastify';
import { STYLE_PATH } from './layout';
import { style } from './style';
import { typeface } from './typeface';

const open = { config: { access: 'public' } } as const;

/** Serves the style sheet of our pages and its fonts. */
export function styleRoutes(app: FastifyInstance): void {
  app.get(STYLE_PATH, open, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  );
  for (const { path, file } of typeface)
    app.get(path, open, (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(file),
    );
}
