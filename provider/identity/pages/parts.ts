import type { FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Links } from '../../../contract/session/session';
import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import type { IdentityLog } from '../log';
import type { KnownDevices } from '../rateLimit/knownDevices';

/** What the sign-in pages work with. */
export interface PageParts {
  readonly provider: Provider;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: IdentityLog;
  /** Where people find the console, for links in mails. */
  readonly publicUrl: string;
  /** The browsers that people signed in with before. */
  readonly devices: KnownDevices;
  /** The name of the cookie with the account that an alias acts as. */
  readonly actingCookie: string;
  /** Places outside that the operator configured. */
  readonly links: Links;
  /** Whether people can enter with a digital identity. */
  readonly withSpid: boolean;
  /** User names to try, in the demo only. */
  readonly demo: readonly string[];
}

export interface PageRoute {
  Params: { uid: string };
}

export type PageRequest = FastifyRequest<PageRoute>;
