import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf } from '../../i18n/language';
import { newNonce, pageHeaders } from './headers';

/** Answers with a page and the headers that every page has; `nonce` is of its one script. */
export function sendPage(reply: FastifyReply, status: number, page: string, nonce?: string): FastifyReply {
  return reply.code(status).headers(pageHeaders(nonce)).send(page);
}

/** Answers with a page of forms, drawn with the nonce of the script that sends them once. */
export function sendForm(reply: FastifyReply, status: number, draw: (nonce: string) => string): FastifyReply {
  const nonce = newNonce();
  return sendPage(reply, status, draw(nonce), nonce);
}

/** The language that the browser asks for. */
export function languageFor(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language']);
}
