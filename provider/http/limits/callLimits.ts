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

/** What costs much, of one person and of one school at once, in each process, and for how many milliseconds one waits for it. */
const AT_ONCE = { person: 2, school: 3, waiting: 20, patience: 8000 };

/** Whoever has read for ten seconds reads for a quarter of the time from then on. */
const REST = { after: 250, free: 10_000, share: 0.25 };

/** Milliseconds between two times at which processes tell each other what they counted. */
const SHARE_EVERY = 1000;

export interface CallLimits {
  /** @throws Refusal `tooManyRequests` when it is one call too many for the person or the school */
  count(holder: TokenHolder): void;
  /** The same of the provider's own staff: a person as a person, a program and the machine as a school. */
  countStaff(who: string): void;
  /** Waits for one's turn. @returns the function that ends it @throws Refusal `tooManyRequests` when too many wait, or for too long */
  turn(holder: TokenHolder, reads: boolean): Promise<() => void>;
  close(): Promise<void>;
}

/** Lists, pages of them, and files, in a record too: what costs the process many times what another call does. */
export const costsMuch = (endpoint: Endpoint): boolean =>
  endpoint.upload !== undefined ||
  bodyLimit(endpoint).bodyLimit !== undefined ||
  endpoint.response?.kind === 'list' ||
  Object.hasOwn(endpoint.query ?? {}, 'perPage');

/** Keeps one person, and one school, from taking the provider away from the others. */
export function createCallLimits(db: Database, { rateLimits: { person, school } }: Config): CallLimits {
  // Not the demo's clock: it may be moved.
  const counter = createCallCounter(db, systemClock);
  const takeTurn = createAtOnce({ ...AT_ONCE, rest: REST });
  let timer: NodeJS.Timeout | undefined;
  let sharing = Promise.resolve();
  const share = () => {
    timer = undefined;
    // A database that is gone ends the calls themselves; each process goes on counting its own.
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
