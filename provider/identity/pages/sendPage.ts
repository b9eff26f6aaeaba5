import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf } from '../../i18n/language';
import { newNonce, pageHeaders } from './headers';

/** Sends a page with the headers of the sign-in pages. @param nonce nonce of the only script in the page */
export function sendPage(reply: FastifyReply, status: number, page: string, nonce?: string): FastifyReply {
  return reply.code(status).headers(pageHeaders(nonce)).send(page);
}

/** Sends a page with forms, rendered with the nonce of the script that sends them once. */
export function sendForm(reply: FastifyReply, status: number, draw: (nonce: string) => string): FastifyReply {
  const nonce = newNonce();
  return sendPage(reply, status, draw(nonce), nonce);
}

/** Returns the language that the browser requests. */
export function languageFor(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language']);
}
