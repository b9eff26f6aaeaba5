import type { FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Links } from '../../../contract/session/session';
import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import type { IdentityLog } from '../log';
import type { KnownDevices } from '../rateLimit/knownDevices';

/** Dependencies of the sign-in pages. */
export interface PageParts {
  readonly provider: Provider;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: IdentityLog;
  /** Address of the console, for links in mails. */
  readonly publicUrl: string;
  /** Browsers from which people signed in before. */
  readonly devices: KnownDevices;
  /** Name of the cookie with the account that an alias acts as. */
  readonly actingCookie: string;
  /** External pages that the operator configured. */
  readonly links: Links;
  /** True if people can sign in with a digital identity. */
  readonly withSpid: boolean;
  /** Usernames that the sign-in page suggests; empty except in the demo. */
  readonly demo: readonly string[];
}

export interface PageRoute {
  Params: { uid: string };
}

export type PageRequest = FastifyRequest<PageRoute>;
