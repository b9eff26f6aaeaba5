import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { identify } from '../../contract/messages/identify';
import { type ErrorCode, errors, type Problem } from '../../contract/schema/errors';
import { DatabaseUnavailable } from '../db/database';
import { Refusal } from '../refusal';

/**
 * Answers every error with a problem body (RFC 9457) from the table of errors. Unexpected errors are logged and
 * answered as `internal`, without internal details.
 */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  const { status } = errors[refusal.code];
  // An unavailable database and a maintenance are logged once, not with each request.
  if (status >= 500 && refusal.code !== 'unavailable' && refusal.code !== 'maintenance')
    request.log.error({ err: error, route: request.routeOptions.url }, refusal.code);
  const retryAfter = refusal.details.retryAfter ?? (status === 503 ? 2 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (refusal.code === 'unauthenticated') challenge(reply, refusal.details.proofSpent === true);
  return reply.code(status).type('application/problem+json').send(problemOf(refusal));
}

/**
 * Sets the headers that say how to authenticate. If a proxy sends a request again, for example after a process died,
 * its proof is already used. The challenge of RFC 9449, section 9, makes standard clients repeat the call with a new
 * proof. The nonce in it is not checked, because each proof is accepted only once anyway.
 */
function challenge(reply: FastifyReply, proofSpent: boolean): void {
  const error = proofSpent ? 'use_dpop_nonce' : 'invalid_token';
  reply.header('www-authenticate', `DPoP algs="ES256", error="${error}"`);
  if (proofSpent) reply.header('dpop-nonce', randomBytes(16).toString('base64url'));
}

/** Returns the body of a refusal. */
export function problemOf({ code, details }: Refusal): Problem {
  const { retryAfter: _, proofSpent: __, ...shown } = details;
  const detailMessage = details.detail === undefined ? undefined : identify(details.detail);
  return {
    type: `urn:sportello:problem:${code}`,
    // A rule that refuses, for example a removal, has its own message; the default one says that data changed
    // meanwhile.
    title: code === 'conflict' ? (details.detail ?? errors[code].say) : errors[code].say,
    status: errors[code].status,
    code,
    ...shown,
    ...(detailMessage && { detailMessage }),
  };
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) return new Refusal('unavailable');
  // Somebody else inserted the same key between our read and our write.
  if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return new Refusal('conflict');
  return new Refusal(plumbing[(error as FastifyError).statusCode ?? 500] ?? 'internal');
}

const UNIQUE_VIOLATION = '23505';

/** Refusals of the server's own parsing, by status. */
const plumbing: Record<number, ErrorCode> = {
  400: 'unreadable',
  // A file outside the console's folder does not exist for us.
  403: 'notFound',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'timedOut',
  413: 'tooLarge',
  414: 'addressTooLong',
  415: 'unsupportedMedia',
  431: 'headersTooLarge',
  503: 'unavailable',
};
