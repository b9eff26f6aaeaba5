import { createHash } from 'node:crypto';
import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import type { TokenHolder } from '../../identity/identity';
import { isStaffPerson } from '../../identity/operators/who';
import { Refusal } from '../../refusal';
import { systemClock } from '../../systemClock';
import { counts } from '../../telemetry/counts';
import { bodyLimit } from '../bodyLimit';
import { createAtOnce } from './atOnce';
import { createCallCounter } from './callCounter';

/**
 * Maximum number of costly calls at once per person and per school in each process, number of waiting calls per person,
 * and milliseconds that a call waits for its turn.
 */
const AT_ONCE = { person: 2, school: 3, waiting: 20, patience: 8000 };

/** After ten seconds of reading, a caller may read for a quarter of the time only. */
const REST = { after: 250, free: 10_000, share: 0.25 };

/** Milliseconds between two exchanges of counts among processes. */
const SHARE_EVERY = 1000;

export interface CallLimits {
  /** @throws Refusal `tooManyRequests` when the person or the school exceeds the limit */
  count(holder: TokenHolder): void;
  /**
   * Counts a call of the provider's staff. A person has the limit of a person; a program or command, that of a school.
   * @throws Refusal `tooManyRequests`
   */
  countStaff(who: string): void;
  /**
   * Waits for a turn of a costly call.
   * @returns the function that ends the turn
   * @throws Refusal `tooManyRequests` if too many calls wait, or the turn does not come in time
   */
  turn(caller: Pick<TokenHolder, 'person' | 'customerCode'>, reads: boolean): Promise<() => void>;
  close(): Promise<void>;
}

/**
 * Tells whether an endpoint is costly: lists, pages of them, and files, also inside a record, cost many times an
 * ordinary call.
 */
export const costsMuch = (endpoint: Endpoint): boolean =>
  endpoint.upload !== undefined ||
  bodyLimit(endpoint).bodyLimit !== undefined ||
  endpoint.response?.kind === 'list' ||
  Object.hasOwn(endpoint.query ?? {}, 'perPage');

/** Creates the limits that keep one person or school from exhausting the provider for the others. */
export function createCallLimits(db: Database, { rateLimits: { person, school } }: Config): CallLimits {
  // Not the demo's clock, which may be moved.
  const counter = createCallCounter(db, systemClock);
  const takeTurn = createAtOnce({ ...AT_ONCE, rest: REST });
  let timer: NodeJS.Timeout | undefined;
  let sharing = Promise.resolve();
  const share = () => {
    timer = undefined;
    // If the database is gone, the calls fail themselves; each process continues with its own counts.
    sharing = counter.share().catch(() => undefined);
  };
  const countAll = (counted: Parameters<typeof counter.count>[0]) => {
    const retryAfter = counter.count(counted);
    if (retryAfter !== undefined) throw throttled('calls', retryAfter);
    timer ??= setTimeout(share, SHARE_EVERY).unref();
  };
  return {
    count: (holder) =>
      countAll([
        { key: `person ${digest(holder.person)}`, most: person },
        { key: `school ${holder.customerCode}`, most: school },
      ]),
    countStaff: (who) =>
      countAll([{ key: `staff ${digest(who)}`, most: isStaffPerson(who) ? person : school }]),
    async turn({ person, customerCode: school }, reads) {
      const turn = await takeTurn({ person, school, reads });
      if (!turn) throw throttled('atOnce', 1);
      return turn;
    },
    async close() {
      clearTimeout(timer);
      await sharing;
    },
  };
}

function throttled(limit: 'calls' | 'atOnce', retryAfter: number): Refusal {
  counts.throttled.add({ limit });
  return new Refusal('tooManyRequests', { retryAfter });
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
