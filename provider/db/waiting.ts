import { sql } from 'kysely';
import type { Database } from './database';

/** Waiting work in the database, for every process of the installation. Ages are in seconds. */
export interface Waiting {
  readonly jobs: readonly {
    readonly kind: string;
    readonly due: number;
    /** Due at a later time. */
    readonly later: number;
    readonly parked: number;
    /** Jobs that are not given up and whose last attempt failed; recurring ones are retried until they succeed. */
    readonly failing: number;
    readonly oldest: number;
  }[];
  readonly mails: {
    /** To be sent, now or at the next attempt. */
    readonly due: number;
    /** Given up: too many attempts, or no address. */
    readonly refused: number;
    /** Age of the oldest unsent mail. */
    readonly oldest: number;
  };
}

/** Counts of a kind with no job due, later or failing. */
const NONE_WAITS = { due: 0, later: 0, oldest: 0, failing: 0 };

/** Counts waiting jobs and mails, and returns the age of the oldest. */
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
    // A retried mail gets a new due time, so its creation time shows that no mail is being accepted.
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
