import type { FastifyRequest } from 'fastify';
import { auditedRefusals } from '../../contract/audit/auditFilter';
import type { Endpoint } from '../../contract/schema/endpoint';
import type { ErrorCode } from '../../contract/schema/errors';
import type { Clock } from '../../contract/values/clock';
import { storable } from '../../contract/values/normalText';
import { type AuditedActor, recordAudit } from '../audit/recordAudit';
import type { Database } from '../db/database';
import type { Refusal } from '../refusal';
import type { Identified } from './identified';

const recorded: readonly ErrorCode[] = auditedRefusals;
const MINUTE = 60_000;

interface Refused {
  readonly identified: Identified;
  /** Whom the call came from, where its rights were read. */
  readonly caller: { readonly sub: string; readonly uid: string; readonly customerCode: string } | undefined;
  readonly request: FastifyRequest;
  readonly error: Refusal;
}

/** What was refused to somebody again since it was last written down. */
interface Repeated {
  readonly until: number;
  readonly write: (times: number, at: Date) => Promise<void>;
  times: number;
}

/** By its kind. */
type Ended = readonly [kind: string, Repeated];

export interface RefusalLog {
  record(endpoint: Endpoint, refused: Refused): Promise<void>;
  /** Writes what was refused again, where its minute is over; all of it with `all`. What cannot be written is counted on. */
  flush(all?: boolean): Promise<void>;
}

/**
 * Writes refusals to the audit log, each in a transaction of its own, since the one of the call is rolled back: of one
 * kind and person the first at once, and those of the minute that follows together, with their count. Whoever tries
 * something a thousand times fills nobody's log, nor keeps the school's chain busy.
 */
export function createRefusalLog(db: Database, clock: Clock): RefusalLog {
  const repeated = new Map<string, Repeated>();

  /** Those whose minute is over; they begin anew. */
  function over(all = false): readonly Ended[] {
    const now = clock.now().getTime();
    const ended = [...repeated].filter(([, { until }]) => all || now >= until);
    for (const [kind] of ended) repeated.delete(kind);
    return ended.filter(([, { times }]) => times > 0);
  }

  /** Writes down each that can be; the others are counted on. @returns why not */
  async function writeEach(ended: readonly Ended[]): Promise<readonly unknown[]> {
    const failures: unknown[] = [];
    for (const [kind, one] of ended) {
      try {
        await one.write(one.times, clock.now());
      } catch (error) {
        failures.push(error);
        countOn(kind, one, one.times);
      }
    }
    return failures;
  }

  function countOn(kind: string, { until, write }: Repeated, times: number): void {
    const since = repeated.get(kind);
    if (since) since.times += times;
    else repeated.set(kind, { until, write, times });
  }

  async function flush(all = false): Promise<void> {
    const [failure] = await writeEach(over(all));
    if (failure) throw failure;
  }

  async function record(endpoint: Endpoint, { identified, caller, request, error }: Refused): Promise<void> {
    if (!recorded.includes(error.code)) return;
    const actor = caller ?? identified.holder;
    if (!actor) return;
    const [entity, action] = endpoint.access as readonly [string, string];
    const { customerCode, sub, uid: asWhom } = actor;
    const line = { entity, action, reason: error.code };
    const write = (change: { id: string | null; after?: object }, at: Date) => {
      const by: AuditedActor = { customerCode, who: sub, asWhom, address: request.ip, at };
      return identified.inTransaction(db, (tx) => recordAudit(tx, by, [{ ...line, ...change }]));
    };
    const kind = [sub, asWhom, entity, action, error.code].join(' ');
    const now = clock.now();
    const before = repeated.get(kind);
    if (before && now.getTime() < before.until) {
      before.times += 1;
      return;
    }
    const ended = over();
    const mine: Repeated = {
      until: now.getTime() + MINUTE,
      times: 0,
      write: (times, at) => write({ id: null, after: { times } }, at),
    };
    // Before anything is waited for: its copies come at the same time.
    repeated.set(kind, mine);
    // What cannot be written of others is not for whoever is refused now.
    await writeEach(ended);
    const { uid } = request.params as { uid?: string };
    try {
      await write({ id: uid === undefined ? null : storable(uid.slice(0, 120)) }, now);
    } catch (error) {
      // Written with its copies, then: whoever is refused is told that the database is away.
      countOn(kind, mine, 1);
      throw error;
    }
  }

  return { record, flush };
}
