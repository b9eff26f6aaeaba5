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
  /** The caller; undefined if the call was refused before its rights were read. */
  readonly caller: { readonly sub: string; readonly uid: string; readonly customerCode: string } | undefined;
  readonly request: FastifyRequest;
  readonly error: Refusal;
}

/** Refusals of one kind that were counted but not yet written. */
interface Repeated {
  readonly until: number;
  readonly write: (times: number, at: Date) => Promise<void>;
  times: number;
}

/** A kind of refusal, and its refusals in a minute that is over. */
type Ended = readonly [kind: string, Repeated];

export interface RefusalLog {
  record(endpoint: Endpoint, refused: Refused): Promise<void>;
  /**
   * Writes the repeated refusals whose minute is over; with `all`, those of unfinished minutes too. Refusals that
   * cannot be written stay counted.
   */
  flush(all?: boolean): Promise<void>;
}

/**
 * Creates the writer of refusals to the audit log. It uses transactions of its own, because that of the call is rolled
 * back. For each kind and person, the first refusal is written at once. Those in the following minute are written as
 * one line with their number, so that a thousand attempts neither fill the log nor keep it locked.
 */
export function createRefusalLog(db: Database, clock: Clock): RefusalLog {
  const repeated = new Map<string, Repeated>();

  /** Removes and returns the counts whose minute is over; with `all`, all of them. */
  function over(all = false): readonly Ended[] {
    const now = clock.now().getTime();
    const ended = [...repeated].filter(([, { until }]) => all || now >= until);
    for (const [kind] of ended) repeated.delete(kind);
    return ended.filter(([, { times }]) => times > 0);
  }

  /** Writes the given refusals. Those that fail are counted again. @returns the errors */
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
    // Set before the first await, because copies of a request arrive at the same time.
    repeated.set(kind, mine);
    // An error in writing earlier refusals must not affect this call.
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
