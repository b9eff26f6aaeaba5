import { sql } from 'kysely';
import type { Clock } from '../../../contract/values/clock';
import { PLATFORM } from '../../audit/recordAudit';
import type { Database, Tx } from '../../db/database';
import type { Call } from '../../http/call';
import { inPortions } from '../../jobs/inPortions';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { sendJob } from '../../jobs/sendJob';

/** Maximum number of persons that one transaction deletes. */
const AT_ONCE = 5000;

/** All persons whom a target concerns, or those whose change was refused or waits. */
type Which = 'all' | 'unsent';

/** Queues the persons of a target of the provider. */
export const queueing = new JobKind<{ readonly target: string; readonly which: Which }>('provisioningQueue');

/** Deletes a target of the provider. */
export const removing = new JobKind<{ readonly target: string }>('provisioningRemoval');

/** Queues persons at a target; at one of the provider a job does, because there are too many for one transaction. */
export async function queuePersons(
  { tx, caller: { customerCode }, now }: Call,
  target: string,
  which: Which,
): Promise<void> {
  if (customerCode === PLATFORM) await sendJob(tx, queueing, { target, which }, now);
  else await queueSchool[which](tx, target, customerCode, now);
}

/** Queues all persons of a school whom a target concerns. */
export async function queueTarget(tx: Tx, target: string, school: string, now: Date): Promise<void> {
  const events = JSON.stringify([{ school, target }]);
  await sql`select queue_provisioning(${now}, ${events}::jsonb)`.execute(tx);
}

const queueSchool: Readonly<
  Record<Which, (tx: Tx, target: string, school: string, now: Date) => Promise<unknown>>
> = {
  all: queueTarget,
  unsent: (tx, target, school, now) =>
    tx
      .updateTable('provisioning_person')
      .set({
        state: 'waiting',
        revision: sql<number>`revision + 1`,
        queued_at: now,
        due_at: now,
        attempts: 0,
        cause: null,
        detail: null,
        status_code: null,
      })
      .where('customer_code', 'in', [school, PLATFORM])
      .where('target', '=', target)
      .where('school', '=', school)
      .where('state', 'in', ['waiting', 'failed'])
      .execute(),
};

/** Returns the schools with a licence of an application. @param only one school */
export async function licensedSchools(tx: Tx, ac: string, only?: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('licence')
    .select('customer_code')
    .where('ac', '=', ac)
    .where('status', '=', true)
    .$if(only !== undefined, (query) => query.where('customer_code', '=', only ?? ''))
    .execute();
  return rows.map(({ customer_code }) => customer_code);
}

/** Returns the schools of the persons at a target of the provider: one look into the index for each. */
async function schoolsAt(tx: Tx, target: string): Promise<readonly string[]> {
  const next = sql`select min(school) from provisioning_person
    where customer_code = ${PLATFORM} and target = ${target}`;
  const { rows } = await sql<{ school: string }>`
    with recursive schools (school) as (
      (${next}) union all select (${next} and school > schools.school) from schools where school is not null)
    select school from schools where school is not null`.execute(tx);
  return rows.map(({ school }) => school);
}

/** Creates the worker that queues the persons of a target of the provider, school by school. */
export const provisioningQueueWorker = ({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Worker =>
  workerOf(queueing, async ({ target, which }) => {
    const schools = await db.asPlatform(async (tx) => {
      const row = await tx
        .selectFrom('provisioning_target')
        .select('ac')
        .where('customer_code', '=', PLATFORM)
        .where('id', '=', target)
        .executeTakeFirst();
      if (!row) return [];
      return which === 'all' ? licensedSchools(tx, row.ac) : schoolsAt(tx, target);
    });
    for (const school of schools)
      await db.asPlatform((tx) => queueSchool[which](tx, target, school, clock.now()));
  });

/** Creates the worker that deletes a target of the provider: its persons in portions, then its row. */
export const provisioningRemovalWorker = ({ db }: { readonly db: Database }): Worker =>
  workerOf(removing, async ({ target }) => {
    await inPortions(AT_ONCE, (limit) =>
      db.asPlatform(async (tx) => {
        const { numAffectedRows } = await sql`
          delete from provisioning_person where customer_code = ${PLATFORM} and target = ${target}
            and (school, uid) in (select school, uid from provisioning_person
              where customer_code = ${PLATFORM} and target = ${target} limit ${limit})`.execute(tx);
        return Number(numAffectedRows ?? 0);
      }),
    );
    await db.asOperator((tx) =>
      tx
        .deleteFrom('provisioning_target')
        .where('customer_code', '=', PLATFORM)
        .where('id', '=', target)
        .where('removing', '=', true)
        .execute(),
    );
  });
