import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../../db/database';
import { sentencesIn } from '../../i18n/language';
import { ProviderAway } from '../discovery';
import type { IdentityLog } from '../log';
import { messagePage } from './message';
import { languageFor, sendPage } from './sendPage';

interface Failure {
  readonly name: string;
  readonly statusCode?: number;
}

/** Returns the error handler of the sign-in pages: it sends a page that says what to do next, without error codes. */
export function answerFailure(log: IdentityLog) {
  return (error: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const language = languageFor(request);
    const sentences = sentencesIn(language);
    if (error.name === 'SessionNotFound')
      return sendPage(reply, 400, messagePage(language, sentences.expired));
    if (error instanceof DatabaseUnavailable || error instanceof ProviderAway) {
      return sendPage(reply.header('retry-after', '2'), 503, messagePage(language, sentences.unavailable));
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error }, 'sign-in page');
    return sendPage(reply, status, messagePage(language, sentences.error));
  };
}
