import type { FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Clock } from '../../../contract/clock';
import type { Database } from '../../db/database';
import type { IdentityLog } from '../log';

/** What the sign-in pages work with. */
export interface PageParts {
  readonly provider: Provider;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: IdentityLog;
  /** User names to try, in the demo only. */
  readonly demo: readonly string[];
}

export interface PageRoute {
  Params: { uid: string };
}

export type PageRequest = FastifyRequest<PageRoute>;
