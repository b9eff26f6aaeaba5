import type { FastifyRequest } from 'fastify';

/** Naming of cookies at the public URL. */
export interface CookieNaming {
  /** Names a cookie of the whole host: no other host, and nothing unencrypted, can set it. */
  readonly host: (name: string) => string;
  /** Names a cookie of one path, which `__Host-` does not allow. */
  readonly ofPath: (name: string) => string;
  readonly secure: boolean;
}

/** Returns the naming. Browsers accept the prefixes only on https; a console on http://localhost does without. */
export function cookieNaming(publicUrl: string): CookieNaming {
  const secure = new URL(publicUrl).protocol === 'https:';
  return {
    host: (name) => (secure ? `__Host-${name}` : name),
    ofPath: (name) => (secure ? `__Secure-${name}` : name),
    secure,
  };
}

/** Returns the raw value of a request's cookie. */
export function cookieIn({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
