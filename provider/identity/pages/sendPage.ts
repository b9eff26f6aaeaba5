import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf } from '../../i18n/language';
import { pageHeaders } from './headers';

/** Answers with a page and the headers that every page has; `nonce` is of its one script. */
export function sendPage(reply: FastifyReply, status: number, page: string, nonce?: string): FastifyReply {
  return reply.code(status).headers(pageHeaders(nonce)).send(page);
}

/** The language that the browser asks for. */
export function languageFor(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language']);
}
