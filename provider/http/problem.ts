import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errors, type Problem } from '../../contract/schema/errors';
import { DatabaseUnavailable } from '../db/database';
import { Refusal } from '../refusal';

/**
 * The only exit for errors: whatever was thrown becomes a problem body (RFC 9457) of the one table. What
 * nobody foresaw is logged and answered as `internal`, without a word of what happened inside.
 */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  const { status } = errors[refusal.code];
  // That the database does not answer is told once, and not with each request.
  if (status >= 500 && refusal.code !== 'unavailable')
    request.log.error({ err: error, route: request.routeOptions.url }, refusal.code);
  if (refusal.details.retryAfter) reply.header('retry-after', String(refusal.details.retryAfter));
  if (status === 503) reply.header('retry-after', '2');
  if (refusal.code === 'unauthenticated')
    reply.header('www-authenticate', 'DPoP algs="ES256", error="invalid_token"');
  return reply.code(status).type('application/problem+json').send(problemOf(refusal));
}

/** The body of a refusal. */
export function problemOf({ code, details }: Refusal): Problem {
  const { retryAfter: _, ...shown } = details;
  return {
    type: `urn:sportello:problem:${code}`,
    // A rule that refuses, as of a removal, says nothing about data that changed meanwhile.
    title: code === 'conflict' ? (details.detail ?? errors[code].say) : errors[code].say,
    status: errors[code].status,
    code,
    ...shown,
  };
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) return new Refusal('unavailable');
  // Somebody else wrote the same between our looking and our writing.
  if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return new Refusal('conflict');
  return new Refusal(plumbing[(error as FastifyError).statusCode ?? 500] ?? 'internal');
}

const UNIQUE_VIOLATION = '23505';

/** What the server's own parsing refuses, by the status that it chose. */
const plumbing: Record<number, ErrorCode> = {
  400: 'unreadable',
  // A file outside of the console's folder is none of ours.
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
