import type { FastifyRequest } from 'fastify';

/** Names of cookies, with the prefixes that browsers check. */
export interface CookieNaming {
  /** Returns the name of a cookie for all paths. With its prefix, only this host can set it, and only by https. */
  readonly host: (name: string) => string;
  /** Returns the name of a cookie for one path; `__Host-` does not allow paths. */
  readonly ofPath: (name: string) => string;
  readonly secure: boolean;
}

/** Returns the names for a console at this URL. Without https they have no prefix, because browsers would refuse it. */
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
