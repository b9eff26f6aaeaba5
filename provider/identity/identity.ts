import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import type { SignInSettings } from '../../contract/session/signIn';
import type { Subject } from './subject';

/** Who a valid access token speaks for. Rights are not in it: they are read afresh at each request. */
export interface TokenHolder extends Subject {
  /** When the person last proved who they are; what `rights_from` is compared with. */
  readonly authenticatedAt: Date;
  readonly issuedAt: Date;
  /** What the person's session granted; the tokens of one session share it. */
  readonly grant: string;
}

/** A sign-in that a session allows in place of itself: the same person, as another of their accounts. */
export interface NextSignIn {
  readonly ticket: string;
  /** The subject. */
  readonly sub: string;
}

/** What the pages of the console need to know of an identity provider that is not at their own address. */
export interface ConsoleSignIn {
  readonly settings: SignInSettings;
  /** The origins that the console may reach and frame. */
  readonly origins: readonly string[];
}

/** A call, as far as it shows a browser's cookies and sets them. */
interface DeviceCall {
  readonly headers: IncomingMessage['headers'];
  header(name: string, value: string): void;
}

/** What the API needs of an identity provider, embedded or outside. */
export interface Identity {
  /** Answers /oidc/* with the prefix already taken off the url, and the whole url in `originalUrl`. */
  readonly oidc: (request: IncomingMessage, response: ServerResponse) => void;
  /** What the console is told of the identity provider; undefined for the embedded one. */
  readonly console: () => Promise<ConsoleSignIn | undefined>;
  /** The sign-in pages, under /accedi. */
  readonly pages: FastifyPluginAsync;
  /**
   * Checks the access token of a request, and the proof that it is bound to. Throws Refusal('unauthenticated'); with an
   * outside provider also 'unknownPerson' and 'unavailable'.
   */
  verify(request: {
    readonly method: string;
    /** Path and query, as the browser wrote them. */
    readonly url: string;
    readonly headers: IncomingMessage['headers'];
    /** Where it comes from, as far as the configured proxies are believed. */
    readonly address?: string;
  }): Promise<TokenHolder>;
  /** Makes the browser of a call known as one of this account's: strangers who guess its password do not shut it out. */
  readonly rememberDevice: (call: DeviceCall, uid: string) => void;
  /** Ends what the session of this token granted: no token of it works from now on, in any process. */
  end(holder: TokenHolder, next?: NextSignIn): Promise<void>;
}
