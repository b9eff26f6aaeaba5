import type { FastifyRequest } from 'fastify';

/** How cookies are called at the public address. */
export interface CookieNaming {
  /** For cookies of the whole host: no other host, and nothing unencrypted, can set one of this name. */
  readonly host: (name: string) => string;
  /** For cookies of one path, which `__Host-` does not allow. */
  readonly ofPath: (name: string) => string;
  readonly secure: boolean;
}

/** Browsers take the prefixes on https alone; a console on http://localhost goes without. */
export function cookieNaming(publicUrl: string): CookieNaming {
  const secure = new URL(publicUrl).protocol === 'https:';
  return {
    host: (name) => (secure ? `__Host-${name}` : name),
    ofPath: (name) => (secure ? `__Secure-${name}` : name),
    secure,
  };
}

/** The value of a cookie of a request, as it was sent. */
export function cookieIn({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
