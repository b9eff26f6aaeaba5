import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { cookieIn } from '../cookies';
import { accountKey } from './accountKey';

/** A browser from which somebody signed in before, and the accounts. */
export interface KnownDevice {
  readonly id: string;
  /** Keys of the accounts, the latest first. */
  readonly accounts: readonly string[];
}

type Request = Pick<FastifyRequest, 'headers'>;

export interface KnownDevices {
  /** Returns the device of a request; undefined without a cookie signed by us. */
  of(request: Request): KnownDevice | undefined;
  /** Stores in the browser of a request that somebody has signed in with each of these names. */
  remember(
    request: Request,
    reply: { header(name: string, value: string): unknown },
    usernames: readonly string[],
  ): void;
}

/** Attributes of the cookie that identifies the device. */
interface DeviceCookie {
  readonly name: string;
  readonly path: string;
  readonly sameSite: 'Lax' | 'Strict';
  readonly secure: boolean;
}

const YEAR = 365 * 24 * 60 * 60;
/** Maximum number of accounts: a classroom computer has many users, and a cookie little room. */
const ACCOUNTS = 40;

/**
 * Recognises devices on which people signed in before, by a signed cookie. It proves nothing else and opens no
 * account; it only counts the guesses of its holder separately from strangers'.
 * @param secrets the first one signs, any of them verifies
 */
export function createKnownDevices(
  secrets: readonly string[],
  { name, path, sameSite, secure }: DeviceCookie,
): KnownDevices {
  const [first = ''] = secrets;
  const of: KnownDevices['of'] = (request) => read(secrets, cookieIn(request, name));
  return {
    of,
    remember(request, reply, usernames) {
      const before = of(request);
      const keys = usernames.map(accountKey);
      const others = before?.accounts.filter((one) => !keys.includes(one)) ?? [];
      const accounts = [...keys, ...others].slice(0, ACCOUNTS);
      const content = [before?.id ?? randomBytes(16).toString('base64url'), ...accounts].join('.');
      const value = `${content}.${signatureOf(first, content)}`;
      reply.header(
        'set-cookie',
        `${name}=${value}; Path=${path}; Max-Age=${YEAR}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`,
      );
    },
  };
}

function read(secrets: readonly string[], value: string | undefined): KnownDevice | undefined {
  const at = value?.lastIndexOf('.') ?? -1;
  if (value === undefined || at < 0) return undefined;
  const [content, signature] = [value.slice(0, at), Buffer.from(value.slice(at + 1))];
  const signed = secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(secret, content));
    return expected.length === signature.length && timingSafeEqual(expected, signature);
  });
  const [id, ...accounts] = content.split('.');
  return signed && id ? { id, accounts } : undefined;
}

/** Signs the content together with the purpose, because the same secrets sign other cookies. */
const signatureOf = (secret: string, content: string) =>
  createHmac('sha256', secret).update(`known device ${content}`).digest('base64url');
