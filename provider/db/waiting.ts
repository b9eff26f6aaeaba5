import { sql } from 'kysely';
import type { Database } from './database';

/** What waits in the database, for every process of the installation. Ages are in seconds. */
export interface Waiting {
  readonly jobs: readonly {
    readonly kind: string;
    readonly due: number;
    /** To be done at a later time. */
    readonly later: number;
    readonly parked: number;
    /** Not given up, and their last try failed: of those that come back until they succeed. */
    readonly failing: number;
    readonly oldest: number;
  }[];
  readonly mails: {
    /** To be sent, now or when they are tried again. */
    readonly due: number;
    /** Given up: tried too often, or without an address. */
    readonly refused: number;
    /** Since the oldest of those to be sent was written. */
    readonly oldest: number;
  };
}

/** Of a kind of which none is due, for later or failing. */
const NONE_WAITS = { due: 0, later: 0, oldest: 0, failing: 0 };

/** Counts jobs and mails that wait, and says for how long the oldest has. */
export function readWaiting(db: Database, now: Date): Promise<Waiting> {
  const seconds = sql<number>`coalesce(extract(epoch from ${now}::timestamptz - min(due_at) filter (where due_at <= ${now})), 0)::float8`;
  const later = sql<number>`(count(*) filter (where due_at > ${now}))::integer`;
  const due = sql<number>`(count(*) filter (where due_at <= ${now}))::integer`;
  const failing = sql<number>`(count(*) filter (where failure is not null))::integer`;
  return db.asPlatform(async (tx) => {
    const waiting = await tx
      .selectFrom('job')
      .select(['name as kind', due.as('due'), later.as('later'), seconds.as('oldest'), failing.as('failing')])
      .where('parked_at', 'is', null)
      .groupBy('name')
      .execute();
    const parked = await tx
      .selectFrom('job')
      .select(['name as kind', sql<number>`count(*)::integer`.as('parked')])
      .where('parked_at', 'is not', null)
      .groupBy('name')
      .execute();
    const kinds = [...new Set([...waiting, ...parked].map(({ kind }) => kind))];
    // One that is tried again becomes due anew each time: what tells that nobody takes mails is when it was written.
    const mails = await tx
      .selectFrom('mail')
      .select([
        sql<number>`count(*)::integer`.as('due'),
        sql<number>`coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8`.as(
          'oldest',
        ),
      ])
      .where('sent_at', 'is', null)
      .where('failure', 'is', null)
      .executeTakeFirstOrThrow();
    const { refused } = await tx
      .selectFrom('mail')
      .select(sql<number>`count(*)::integer`.as('refused'))
      .where('failure', 'is not', null)
      .executeTakeFirstOrThrow();
    return {
      jobs: kinds.map((kind) => ({
        ...(waiting.find((one) => one.kind === kind) ?? { kind, ...NONE_WAITS }),
        parked: parked.find((one) => one.kind === kind)?.parked ?? 0,
      })),
      mails: { ...mails, refused },
    };
  });
}
