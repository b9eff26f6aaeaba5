import { type RawBuilder, sql } from 'kysely';
import type { RetentionKind } from '../../contract/staff/platformRetention';
import { TAKE_BACK_DAYS } from '../../contract/staff/platformSchool';
import type { Clock } from '../../contract/values/clock';
import type { Database, Tx } from '../db/database';
import { isOfGroup, type RetentionGroup, readRetention } from '../db/retention';
import { eachOf } from './eachOf';
import { inPortions } from './inPortions';

const DAY = 24 * 60 * 60 * 1000;
/** Days for which an expired password link is kept, so that opening it explains what to do. */
const EXPIRED_LINKS_KEPT = 90;
/** Days for which a job that was given up can be retried. */
const PARKED_JOBS_KEPT = 90;
/** Days for which the contents of ended proposals are stored: they may name people. The list and the log stay. */
const PROPOSALS_KEPT = 30;
/** Rows per transaction, so that it stays short. */
const BATCH = 5000;
/**
 * Maximum number of operations or jobs per transaction. It is smaller because an operation has many rows of its own.
 */
const OLD_WORK_BATCH = 200;

/**
 * Removes expired data: sign-in state, proofs, counters and links, authorities' revocation responses that are out of
 * date, responses to commands older than a day, identities (ArgoID) without accounts, imports begun more than a day ago
 * and never run, and data past its retention (contract/staff/platformRetention). Sign-in state expires by the machine's
 * clock, so that moving the demo's clock ends no session.
 * @returns the number of removed rows
 * @throws the first failure, after everything else is removed
 */
export async function clean(db: Database, clock: Clock, machine: Clock): Promise<number> {
  const now = clock.now();
  const expired: readonly (readonly [string, RawBuilder<unknown>])[] = [
    ['oidc_payload', sql`expires_at < ${machine.now()}`],
    ['dpop_proof', sql`expires_at < ${now}`],
    ['rate_counter', sql`expires_at < ${now}`],
    // The counts of the last minute are still read. They are dated by the machine's clock.
    ['call_count', sql`slot < ${Math.floor(machine.now().getTime() / 1000) - 60}`],
    ['idempotency', sql`created_at < ${new Date(now.getTime() - DAY)}`],
    ['revocation_answer', sql`until < ${now}`],
    ['password_link', sql`expires_at < ${new Date(now.getTime() - EXPIRED_LINKS_KEPT * DAY)}`],
    ['email_link', sql`expires_at < ${now}`],
    ['otp_link', sql`expires_at < ${now}`],
    ['operator_invitation', sql`expires_at < ${now}`],
    ['operator_session', sql`expires_at < ${now}`],
    ['operator_token', sql`expires_at < ${now}`],
    ['operation', sql`state = 'collecting' and started_at < ${new Date(now.getTime() - DAY)}`],
  ];
  let removed = 0;
  /**
   * Runs a cleaning once for each group of schools with the same retention of a kind. Returns the number of removed
   * rows.
   */
  const ofKind = async (
    kind: RetentionKind,
    work: (before: Date, group: RetentionGroup) => Promise<number>,
  ) => {
    let count = 0;
    for (const group of await db.asPlatform((tx) => readRetention(tx, kind)))
      count += await work(new Date(now.getTime() - group.amount * DAY), group);
    return count;
  };
  const removePast = (kind: RetentionKind, table: string, column: string) => () =>
    ofKind(kind, (before, group) =>
      removeAll(db, table, sql`${sql.ref(column)} < ${before} and ${isOfGroup(group)}`),
    );
  await eachOf(
    [
      ...expired.map(
        ([table, condition]) =>
          () =>
            removeAll(db, table, condition),
      ),
      removePast('signIns', 'sign_in', 'at'),
      removePast('webhookDeliveries', 'webhook_delivery', 'created_at'),
      removePast('provisioningRuns', 'provisioning_run', 'ended_at'),
      () => ofKind('operations', (before, group) => removeOperations(db, before, group)),
      () =>
        ofKind('failedMailTexts', (before, group) => db.asPlatform((tx) => emptyMails(tx, before, group))),
      () => removeLeftAliases(db),
      () => removeParkedJobs(db, now),
      () => forgetSchoolFiles(db, now),
      () => emptyProposals(db, now),
    ],
    async (one) => {
      removed += await one();
    },
  );
  return removed;
}

/** Removes alias identities that are no longer linked to any account and thus give access to nothing. */
async function removeLeftAliases(db: Database): Promise<number> {
  const { numDeletedRows } = await db.asIdentity((tx) =>
    tx
      .deleteFrom('alias')
      .where((build) =>
        build.not(
          build.exists(
            build
              .selectFrom('alias_account')
              .select('alias_account.person')
              .whereRef('alias_account.person', '=', 'alias.person'),
          ),
        ),
      )
      .executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}

/**
 * Removes operations past their retention, with their rows. An operation stays as long as a reversal of it may be
 * reverted.
 */
const removeOperations = (db: Database, before: Date, { only, but }: RetentionGroup): Promise<number> =>
  inBatches(
    db,
    OLD_WORK_BATCH,
    (most) => sql`remove_old_operations(${before}, ${only ?? null}::text[], ${but}::text[], ${most})`,
  );

/**
 * Removes jobs that were given up long ago. The SQL function also removes operations that ended before its first
 * argument, and no operation ended before -infinity.
 */
function removeParkedJobs(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - PARKED_JOBS_KEPT * DAY);
  return inBatches(db, OLD_WORK_BATCH, (most) => sql`remove_old_work('-infinity', ${before}, ${most})`);
}

/**
 * Removes personal data from imported files of schools whose import can no longer be taken back, and from files that
 * were never run.
 */
function forgetSchoolFiles(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - TAKE_BACK_DAYS * DAY);
  return inBatches(db, BATCH, (most) => sql`forget_school_files(${before}, ${most})`);
}

/** Calls a database function for a limited number of rows at a time. @returns the total */
const inBatches = (db: Database, most: number, batch: (most: number) => RawBuilder<unknown>) =>
  inPortions(most, async (limit) => {
    const { rows } = await db.asPlatform((tx) =>
      sql<{ count: number }>`select ${batch(limit)} as count`.execute(tx),
    );
    return rows[0]?.count ?? 0;
  });

/** Empties proposals that ended long ago; their sentences, people and times stay. */
async function emptyProposals(db: Database, now: Date): Promise<number> {
  await db.asPlatform((tx) =>
    tx
      .updateTable('operator_proposal')
      .set({ input: '{}', file: null })
      .where('until', '<', new Date(now.getTime() - PROPOSALS_KEPT * DAY))
      .where(sql<boolean>`input <> '{}'`)
      .execute(),
  );
  return 0;
}

/**
 * Removes the bodies of failed mails that were created before a given time. Their recipients, subjects and failures
 * stay. Returns 0, because no row is removed.
 */
async function emptyMails(tx: Tx, before: Date, group: RetentionGroup): Promise<number> {
  await tx
    .updateTable('mail')
    .set({ body: '' })
    .where('failure', 'is not', null)
    .where('body', '!=', '')
    .where('created_at', '<', before)
    .where(isOfGroup(group))
    .execute();
  return 0;
}

function removeAll(db: Database, table: string, condition: RawBuilder<unknown>): Promise<number> {
  const name = sql.table(table);
  return inPortions(BATCH, async (limit) => {
    // The condition appears twice, because a row may change between selection and deletion.
    const statement = sql`
      delete from ${name} where ctid = any(array(select ctid from ${name} where ${condition} limit ${limit}))
        and (${condition})`;
    const { numAffectedRows = 0n } = await db.asPlatform((tx) => statement.execute(tx));
    return Number(numAffectedRows);
  });
}
