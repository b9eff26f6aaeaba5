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
  /** Caller, where the rights were read. */
  readonly caller: { readonly sub: string; readonly uid: string; readonly customerCode: string } | undefined;
  readonly request: FastifyRequest;
  readonly error: Refusal;
}

/** Refusals of one kind since the last one was written. */
interface Repeated {
  readonly until: number;
  readonly write: (times: number, at: Date) => Promise<void>;
  times: number;
}

/** An ended period, by the kind of refusal. */
type Ended = readonly [kind: string, Repeated];

export interface RefusalLog {
  record(endpoint: Endpoint, refused: Refused): Promise<void>;
  /**
   * Writes the repeated refusals whose minute is over, or all of them with `all`. Those that cannot be written
   * continue to be counted.
   */
  flush(all?: boolean): Promise<void>;
}

/**
 * Creates the writer of refusals to the audit log. Each is written in its own transaction, since that of the call is
 * rolled back. For each kind and person, the first is written at once, and those of the following minute together,
 * with their count, so that a thousand attempts neither fill the log nor keep the school's chain busy.
 */
export function createRefusalLog(db: Database, clock: Clock): RefusalLog {
  const repeated = new Map<string, Repeated>();

  /** Removes and returns those whose minute is over; they start again. */
  function over(all = false): readonly Ended[] {
    const now = clock.now().getTime();
    const ended = [...repeated].filter(([, { until }]) => all || now >= until);
    for (const [kind] of ended) repeated.delete(kind);
    return ended.filter(([, { times }]) => times > 0);
  }

  /** Writes each one if possible and keeps counting the others. @returns the errors */
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
    // Before the first await: copies arrive at the same time.
    repeated.set(kind, mine);
    // Failing to write others' refusals must not affect the person refused now.
    await writeEach(ended);
    const { uid } = request.params as { uid?: string };
    try {
      await write({ id: uid === undefined ? null : storable(uid.slice(0, 120)) }, now);
    } catch (error) {
      // Count it, so that it is written later with its copies; this caller gets the database error.
      countOn(kind, mine, 1);
      throw error;
    }
  }

  return { record, flush };
}
