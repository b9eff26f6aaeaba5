import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieIn } from '../cookies';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { readSubject, type Subject } from '../subject';

const YEAR = 365 * 24 * 60 * 60;

/** Remembers in this browser, for a year, as which account the person of an alias acts. */
export function rememberActing(reply: FastifyReply, name: string, subject: Subject): void {
  if (subject.userType !== 'ALIAS') return;
  const value = encodeURIComponent(subject.sub);
  // A `__Host-` cookie has the path of the whole host, or browsers leave it out.
  const path = name.startsWith('__Host-') ? '/' : SIGN_IN_PATH;
  const attributes = `Path=${path}; Max-Age=${YEAR}; Secure; HttpOnly; SameSite=Lax`;
  reply.header('set-cookie', `${name}=${value}; ${attributes}`);
}

/**
 * As which account an alias wants to be signed in: the one that the console names (the session that is to go on),
 * else the one that this browser remembers. A wish only: it opens nothing that the password does not.
 */
export function wantedAccount(request: FastifyRequest, name: string, hint: unknown): Subject | undefined {
  return [hint, decoded(cookieIn(request, name))].map(aliasIn).find(Boolean);
}

function aliasIn(text: unknown): Subject | undefined {
  if (typeof text !== 'string' || text.length > 400) return undefined;
  const subject = readSubject(text);
  return subject.userType === 'ALIAS' ? subject : undefined;
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
