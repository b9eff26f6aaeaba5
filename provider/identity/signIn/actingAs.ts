import type { FastifyReply, FastifyRequest } from 'fastify';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { readSubject, type Subject } from '../subject';

const YEAR = 365 * 24 * 60 * 60;

/** Remembers in this browser, for a year, as which account the person of an alias acts. */
export function rememberActing(reply: FastifyReply, name: string, subject: Subject): void {
  if (subject.userType !== 'ALIAS') return;
  const value = encodeURIComponent(subject.sub);
  const attributes = `Path=${SIGN_IN_PATH}; Max-Age=${YEAR}; Secure; HttpOnly; SameSite=Lax`;
  reply.header('set-cookie', `${name}=${value}; ${attributes}`);
}

/**
 * As which account an alias wants to be signed in: the one that the console names (the session that is to go on),
 * else the one that this browser remembers. A wish only: it opens nothing that the password does not.
 */
export function wantedAccount(request: FastifyRequest, name: string, hint: unknown): Subject | undefined {
  return [hint, cookie(request, name)].map(aliasIn).find(Boolean);
}

function aliasIn(text: unknown): Subject | undefined {
  if (typeof text !== 'string' || text.length > 400) return undefined;
  const subject = readSubject(text);
  return subject.userType === 'ALIAS' ? subject : undefined;
}

function cookie({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
