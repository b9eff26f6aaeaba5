import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import type { SignInSettings } from '../../contract/session/signIn';
import type { Subject } from './subject';

/** Subject of a valid access token. It carries no rights: they are read again at each request. */
export interface TokenHolder extends Subject {
  /** Time of the last authentication, compared with `rights_from`. */
  readonly authenticatedAt: Date;
  readonly issuedAt: Date;
  /** Grant of the person's session, shared by all its tokens. */
  readonly grant: string;
}

/** A sign-in that may follow a session without a password: of the same person, as another of their accounts. */
export interface NextSignIn {
  readonly ticket: string;
  /** The subject to sign in as. */
  readonly sub: string;
}

/** Settings that the console's pages need for an identity provider at another address. */
export interface ConsoleSignIn {
  readonly settings: SignInSettings;
  /** Origins that the console may connect to and frame. */
  readonly origins: readonly string[];
}

/** The part of a call that reads and sets a browser's cookies. */
interface DeviceCall {
  readonly headers: IncomingMessage['headers'];
  header(name: string, value: string): void;
}

/** The identity provider as the API uses it, embedded or external. */
export interface Identity {
  /** Handles `/oidc/*`: the prefix is already removed from `url`, the full URL is in `originalUrl`. */
  readonly oidc: (request: IncomingMessage, response: ServerResponse) => void;
  /** Returns the sign-in settings for the console; undefined for the embedded provider. */
  readonly console: () => Promise<ConsoleSignIn | undefined>;
  /** The sign-in pages, under `/accedi`. */
  readonly pages: FastifyPluginAsync;
  /**
   * Verifies the access token of a request and its proof of possession.
   * @throws Refusal `unauthenticated`; with an external provider also `unknownPerson` and `unavailable`
   */
  verify(request: {
    readonly method: string;
    /** Path and query, exactly as the browser sent them. */
    readonly url: string;
    readonly headers: IncomingMessage['headers'];
    /** IP address of the client, according to the trusted proxies. */
    readonly address?: string;
  }): Promise<TokenHolder>;
  /**
   * Marks the browser of a call as known to this account, so that strangers who guess its password do not lock it
   * out.
   */
  readonly rememberDevice: (call: DeviceCall, uid: string) => void;
  /** Ends the grant of this token's session: none of its tokens works from now on, in any process. */
  end(holder: TokenHolder, next?: NextSignIn): Promise<void>;
}
