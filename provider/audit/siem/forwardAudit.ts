import { sql } from 'kysely';
import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import type { SyslogReceiver } from '../../syslogConfig';
import { sendSyslog } from './sendSyslog';
import { type ForwardedLine, syslogMessage } from './syslogMessage';

/** Maximum number of lines sent over one connection. */
const AT_ONCE = 1000;
/** Maximum number of connections of one run; the next run continues. */
const MOST_BATCHES = 50;
/** Seconds between two runs. */
const EVERY = 10;

interface Forwarding {
  readonly db: Database;
  readonly clock: Clock;
  readonly receiver: SyslogReceiver;
  /** Name of the installation in the messages. */
  readonly host: string;
}

/**
 * Sends the lines of all audit logs that were not sent yet, each log in its order. A line counts as sent once the
 * receiver has read it, so that it arrives at least once; after an outage the sending continues where it stopped.
 * @returns the number of lines
 */
export async function forwardAudit({ db, clock, receiver, host }: Forwarding): Promise<number> {
  let sent = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const lines = await db.asPlatform(async (tx) => {
      const { rows } = await sql<ForwardedLine>`select * from audit_to_forward(${AT_ONCE})`.execute(tx);
      return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
    });
    if (lines.length === 0) break;
    await sendSyslog(
      receiver,
      lines.map((line) => syslogMessage(line, host)),
    );
    // Lines are in the order of their log, so the map keeps the last line of each log.
    const ends = [...new Map(lines.map(({ chain, seq }) => [chain, seq]))];
    await db.asPlatform(async (tx) => {
      await sql`insert into audit_forwarded (chain, seq, at)
        select chain, seq, ${clock.now()} from jsonb_to_recordset(${JSON.stringify(
          ends.map(([chain, seq]) => ({ chain, seq })),
        )}::jsonb) as sent(chain text, seq bigint)
        on conflict (chain) do update set seq = excluded.seq, at = excluded.at`.execute(tx);
    });
    sent += lines.length;
  }
  return sent;
}

const kind = new JobKind<Record<string, never>>('auditForward');

/** Creates the worker that sends the audit logs to the SIEM, in one of the processes. */
export function auditForwardWorker(forwarding: Forwarding): Worker {
  const { host, port } = forwarding.receiver;
  const run = async () => {
    try {
      await forwardAudit(forwarding);
    } catch (error) {
      throw new Error(`The receiver of the audit log, ${host}:${port}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  };
  return workerOf(kind, run, { every: EVERY });
}
