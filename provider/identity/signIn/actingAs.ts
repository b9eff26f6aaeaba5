import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieIn } from '../cookies';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { readSubject, type Subject } from '../subject';

const YEAR = 365 * 24 * 60 * 60;

/** Stores in this browser, for a year, the account that the person of an alias acts as. */
export function rememberActing(reply: FastifyReply, name: string, subject: Subject): void {
  if (subject.userType !== 'ALIAS') return;
  const value = encodeURIComponent(subject.sub);
  // Browsers reject a `__Host-` cookie whose path is not `/`.
  const path = name.startsWith('__Host-') ? '/' : SIGN_IN_PATH;
  const attributes = `Path=${path}; Max-Age=${YEAR}; Secure; HttpOnly; SameSite=Lax`;
  reply.header('set-cookie', `${name}=${value}; ${attributes}`);
}

/**
 * Returns the account as which an alias wants to act: that of the session to continue, if the console states one
 * (`hint`), or else the one in the cookie. It is only a preference, and gives no access.
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
