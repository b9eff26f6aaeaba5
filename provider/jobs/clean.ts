import { type RawBuilder, sql } from 'kysely';
import { TAKE_BACK_DAYS } from '../../contract/staff/platformSchool';
import type { Clock } from '../../contract/values/clock';
import type { Database, Tx } from '../db/database';
import { eachOf } from './eachOf';
import { inPortions } from './inPortions';

const DAY = 24 * 60 * 60 * 1000;
/** Days for which people can see their past sign-ins. */
const SIGN_INS_KEPT = 365;
/** Days for which an expired password link is kept, so that opening it explains what to do. */
const EXPIRED_LINKS_KEPT = 90;
/** Days for which an undeliverable mail can be sent again. */
const FAILED_MAILS_KEPT = 30;
/** Days for which ended operations, and the fact that a mail was sent or given up, can be seen. */
const WORK_KEPT = 400;
/** Days for which a job that was given up can be retried. */
const PARKED_JOBS_KEPT = 90;
/** Days for which ended proposals can be seen; the audit log keeps them longer. */
const PROPOSALS_KEPT = 30;
/** Days for which the deliveries of webhooks can be seen and sent again. */
const DELIVERIES_KEPT = 30;
/** Rows per transaction, so that it stays short. */
const BATCH = 5000;
/** Operations per transaction; each has rows of its own. */
const OLD_WORK_BATCH = 200;

/**
 * Removes expired data: sign-in state, proofs, counters and links, revocation answers of authorities that are out of
 * date, responses to commands older than a day, identities (ArgoID) without accounts, imports begun more than a day
 * ago and never run, deliveries of webhooks older than thirty days, and
 * sign-ins older than a year. Sign-in state is dated by the machine's clock, so a demo that
 * moves its clock ends no session.
 * @returns the number of rows
 * @throws the first failure, after everything else is removed
 */
export async function clean(db: Database, clock: Clock, machine: Clock): Promise<number> {
  const now = clock.now();
  const expired: readonly (readonly [string, RawBuilder<unknown>])[] = [
    ['oidc_payload', sql`expires_at < ${machine.now()}`],
    ['dpop_proof', sql`expires_at < ${now}`],
    ['rate_counter', sql`expires_at < ${now}`],
    // The minute before is still read; its time is the machine's.
    ['call_count', sql`slot < ${Math.floor(machine.now().getTime() / 1000) - 60}`],
    ['idempotency', sql`created_at < ${new Date(now.getTime() - DAY)}`],
    ['revocation_answer', sql`until < ${now}`],
    ['password_link', sql`expires_at < ${new Date(now.getTime() - EXPIRED_LINKS_KEPT * DAY)}`],
    ['email_link', sql`expires_at < ${now}`],
    ['otp_link', sql`expires_at < ${now}`],
    ['operator_invitation', sql`expires_at < ${now}`],
    ['operator_session', sql`expires_at < ${now}`],
    ['operator_token', sql`expires_at < ${now}`],
    ['webhook_delivery', sql`created_at < ${new Date(now.getTime() - DELIVERIES_KEPT * DAY)}`],
    ['operator_proposal', sql`until < ${new Date(now.getTime() - PROPOSALS_KEPT * DAY)}`],
    ['sign_in', sql`at < ${new Date(now.getTime() - SIGN_INS_KEPT * DAY)}`],
    ['operation', sql`state = 'collecting' and started_at < ${new Date(now.getTime() - DAY)}`],
  ];
  const old = new Date(now.getTime() - FAILED_MAILS_KEPT * DAY);
  let removed = 0;
  await eachOf(
    [
      ...expired.map(
        ([table, condition]) =>
          () =>
            removeAll(db, table, condition),
      ),
      () => removeLeftAliases(db),
      () => removeOldWork(db, now),
      () => forgetSchoolFiles(db, now),
      () => db.asPlatform((tx) => emptyMails(tx, old)),
    ],
    async (one) => {
      removed += await one();
    },
  );
  return removed;
}

/** Removes identities whose last account was deleted; they give access to nothing. */
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
 * Removes operations with their rows, mails and jobs; reversals that may still be taken back stay with their
 * originals.
 */
function removeOldWork(db: Database, now: Date): Promise<number> {
  const [ended, parked] = [WORK_KEPT, PARKED_JOBS_KEPT].map((days) => new Date(now.getTime() - days * DAY));
  return inBatches(db, OLD_WORK_BATCH, (most) => sql`remove_old_work(${ended}, ${parked}, ${most})`);
}

/** Removes the personal data of schools' files that can no longer be taken back, and files that were never run. */
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

/** Empties mails given up before a given time: only the recipient and the failure stay. */
async function emptyMails(tx: Tx, before: Date): Promise<number> {
  await tx
    .updateTable('mail')
    .set({ body: '' })
    .where('failure', 'is not', null)
    .where('body', '!=', '')
    .where('created_at', '<', before)
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
