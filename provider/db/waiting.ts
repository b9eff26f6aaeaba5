import { sql } from 'kysely';
import type { Database } from './database';

/** Waiting work in the database, for every process of the installation. Ages are in seconds. */
export interface Waiting {
  readonly jobs: readonly {
    readonly kind: string;
    readonly due: number;
    /** Number of jobs that are due at a later time. */
    readonly later: number;
    readonly parked: number;
    /**
     * Number of jobs whose last attempt failed and that will be tried again. Recurring jobs are retried until they
     * succeed.
     */
    readonly failing: number;
    readonly oldest: number;
  }[];
  readonly mails: {
    /** Number of mails to be sent, now or at the next attempt. */
    readonly due: number;
    /** Number of mails that were given up, after too many attempts or because of an invalid address. */
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
    // The age is counted from the creation, because each retry gives a mail a new due time.
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
