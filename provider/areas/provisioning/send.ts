import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import {
  type PersonCause,
  PROVISIONING_FAILING_DAYS,
  type SentAction,
  type TargetFailure,
  targetFailures,
} from '../../../contract/provisioning/provisioning';
import type { Clock } from '../../../contract/values/clock';
import { PLATFORM } from '../../audit/recordAudit';
import type { Database, Tx } from '../../db/database';
import { ofTarget, vaultOf } from '../../db/sealed';
import type { Tables } from '../../db/tables';
import type { Call } from '../../http/call';
import { provisioningStoppedMail } from '../../i18n/provisioningMail.it';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { MOST_PER_RECIPIENT, type SendingLimits, sendDue, waitAfter } from '../../jobs/sendDue';
import { sendJob } from '../../jobs/sendJob';
import { askPublic, type PublicAnswer, type PublicRequest } from '../../outgoing/fetchPublic';
import { mailSupervisors } from '../mailSupervisors';
import { scimTarget, TargetRefusal } from './scimTarget';
import { type Desired, type Known, type NewUser, type Outcome, synchronise } from './synchronise';
import { type Mapping, sentValues } from './userAttributes';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds that all requests for a person may take; less than the lease, so that no two processes send one. */
const ANSWER_WITHIN = 30 * SECOND;
/** Milliseconds for which a claimed person belongs to its process. */
const LEASE = MINUTE;
/** Longest pause of a target that answers nobody, unless it asks for a longer one. */
const LONGEST_PAUSE = HOUR;
/** Milliseconds of silence after which the next change begins a new run. */
const RUN_ENDS_AFTER = 30 * MINUTE;

/** Values of a target whose earlier failures no longer count. */
export const NO_FAILURES = { failure: null, failures: 0, failing_since: null, paused_until: null };

type TargetRow = Selectable<Tables['provisioning_target']>;
type PersonRow = Selectable<Tables['provisioning_person']>;
type RunKind = Tables['provisioning_run']['kind'];

const sending = new JobKind<Record<string, never>>('provisioning');

/** A target that was stopped, whose owner must learn of it. */
interface Stopped {
  readonly customerCode: string;
  readonly target: string;
  readonly name: string;
}

const stopping = new JobKind<Stopped>('provisioningStopped');

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Call['config'], 'publicUrl' | 'webhookAddresses'>;
  readonly log: (message: string) => void;
  readonly ask?: ((request: PublicRequest) => Promise<PublicAnswer>) | undefined;
}

interface Claimed {
  readonly target: TargetRow;
  readonly person: PersonRow;
  readonly token: string | undefined;
}

/** A person as sent. */
interface Sent extends Outcome {
  /** The account exists no more. */
  readonly hasLeft: boolean;
  /** Otherwise nothing had to be sent. */
  readonly wasAnswered: boolean;
}

/**
 * Creates the worker that sends due persons every few seconds. A person is claimed before their change is sent: if the
 * process dies in between, the change is sent again, and finds what the first attempt left.
 */
export const provisioningWorker = (dependencies: Dependencies): Worker =>
  workerOf(
    sending,
    () =>
      sendDue<Claimed>({
        clock: dependencies.clock,
        claim: (limits, now) => dependencies.db.asPlatform((tx) => claim(tx, now, limits)),
        recipientOf: ({ target }) => target.id,
        send: (claimed) => sendPerson(dependencies, claimed),
      }),
    { every: 2 },
  );

async function claim(tx: Tx, now: Date, { most, busy }: SendingLimits): Promise<readonly Claimed[]> {
  const { rows } = await sql<{ target: string; person: string }>`
    update provisioning_person p set attempts = p.attempts + 1, attempted_at = ${now},
      held_until = ${new Date(now.getTime() + LEASE)}
    from (
      select t.customer_code, t.id, due.school, due.uid from provisioning_target t
      cross join lateral (
        select one.school, one.uid from provisioning_person one
        where one.customer_code = t.customer_code and one.target = t.id and one.state = 'waiting'
          and one.due_at <= ${now} and (one.held_until is null or one.held_until <= ${now})
        order by one.due_at, one.queued_at, one.uid limit ${MOST_PER_RECIPIENT} for update skip locked) as due
      where t.enabled and t.token is not null and (t.paused_until is null or t.paused_until <= ${now})
        and t.id <> all(${[...busy]}::uuid[])
      limit ${most}) as due
    where p.customer_code = due.customer_code and p.target = due.id and p.school = due.school and p.uid = due.uid
    returning p.target, p.id as person`.execute(tx);
  const claimed: Claimed[] = [];
  for (const row of rows) {
    const target = await tx
      .selectFrom('provisioning_target')
      .selectAll()
      .where('id', '=', row.target)
      .executeTakeFirstOrThrow();
    const person = await tx
      .selectFrom('provisioning_person')
      .selectAll()
      .where('id', '=', row.person)
      .executeTakeFirstOrThrow();
    claimed.push({ target, person, token: tokenOf(tx, target) });
  }
  return claimed;
}

/** @returns undefined if this process does not know the key that sealed it */
function tokenOf(tx: Tx, { id, token }: TargetRow): string | undefined {
  try {
    return vaultOf(tx).open(token ?? '', ofTarget(id));
  } catch {
    return undefined;
  }
}

/** Sends a person. A failure of ours is recorded too: it must not end the run for the others, or repeat unseen. */
async function sendPerson(dependencies: Dependencies, claimed: Claimed): Promise<void> {
  const { db, clock, log } = dependencies;
  const recordOutcome = (outcome: Sent | TargetRefusal) =>
    db.asPlatform((tx) => record(tx, claimed, outcome, clock.now()));
  try {
    const outcome = await attempt(dependencies, claimed).catch((error: unknown) => {
      if (error instanceof TargetRefusal) return error;
      throw error;
    });
    await recordOutcome(outcome);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(`The person ${claimed.person.id} could not be sent to the target ${claimed.target.id}: ${reason}`);
    await recordOutcome(new TargetRefusal('internal'));
  }
}

async function attempt(
  { db, clock, config, ask = askPublic }: Dependencies,
  { target, person, token }: Claimed,
): Promise<Sent> {
  if (token === undefined) throw new TargetRefusal('sealed');
  const { customer_code, attributes, user_name: userName, roles, deletes, confirmed } = target;
  const mapping = { userName, attributes, roles, deletes };
  const desired = await db.inSchool({ customerCode: person.school, person: 'automatico' }, (tx) =>
    desiredOf(tx, target.ac, mapping, person),
  );
  let wasAnswered = false;
  const scim = scimTarget({
    url: target.url,
    token,
    now: clock.now(),
    signal: AbortSignal.timeout(ANSWER_WITHIN),
    // Only the staff's own targets may be inside the provider's network.
    allowed: customer_code === PLATFORM ? config.webhookAddresses : [],
    ask: async (request) => {
      const answer = await ask(request);
      wasAnswered = true;
      return answer;
    },
  });
  const outcome = await synchronise(scim, mapping, {
    desired,
    known: knownOf(person),
    dryRun: !confirmed,
    adopts: customer_code !== PLATFORM,
    storeCreating: (user) => db.asPlatform((tx) => storeCreating(tx, person, user)),
  });
  return { ...outcome, hasLeft: !desired.exists, wasAnswered };
}

/**
 * Stores which user is about to be created, in a transaction of its own: it is found although the answer is lost. An
 * earlier user no longer exists.
 */
async function storeCreating(tx: Tx, { id, held_until }: PersonRow, user: NewUser | null): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('provisioning_person')
    .set({ creating: user && [...user], remote_id: null, active: null, sent: null, sent_hash: null })
    .where('id', '=', id)
    .where('held_until', '=', held_until)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error('it belongs to another process, or was deleted');
}

const knownOf = ({ remote_id, active, creating, sent, sent_hash }: PersonRow): Known => ({
  remoteId: remote_id,
  active,
  creating: creating && [creating[0] ?? '', creating[1] ?? ''],
  sent,
  sentHash: sent_hash,
});

/** Reads how a person should be at a target. */
async function desiredOf(
  tx: Tx,
  ac: string,
  mapping: Mapping,
  { school, uid }: Pick<PersonRow, 'school' | 'uid'>,
): Promise<Desired> {
  const account = await tx
    .selectFrom('account')
    .innerJoin('school', 'school.customer_code', 'account.customer_code')
    .leftJoin('licence', (join) =>
      join.onRef('licence.customer_code', '=', 'account.customer_code').on('licence.ac', '=', ac),
    )
    .select(['uid', 'sn', 'cn', 'email', 'codice_fiscale', 'enabled', 'school.closed_at', 'licence.status'])
    .where('account.customer_code', '=', school)
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!account) return { exists: false, holdsRole: false, active: false, uid, values: {} };
  const roles = await tx
    .selectFrom('account_group')
    .innerJoin('application_role', (join) =>
      join
        .onRef('application_role.ac', '=', 'account_group.ac')
        .onRef('application_role.cn', '=', 'account_group.cn'),
    )
    .select(['account_group.cn', 'description'])
    .where('customer_code', '=', school)
    .where('uid', '=', uid)
    .where('account_group.ac', '=', ac)
    .orderBy('account_group.cn')
    .execute();
  const { sn, cn, email, codice_fiscale: codiceFiscale } = account;
  const holdsRole = roles.length > 0;
  return {
    exists: true,
    holdsRole,
    active: holdsRole && account.enabled && account.closed_at === null && account.status === true,
    uid,
    values: sentValues(mapping, { uid, sn, cn, email, codiceFiscale, roles }),
  };
}

const concernsTarget = (cause: TargetFailure | PersonCause): cause is TargetFailure =>
  (targetFailures as readonly string[]).includes(cause);

/** Records the outcome of an attempt. Lines of one target wait for each other, so that a run counts each once. */
async function record(
  tx: Tx,
  { target: { id, customer_code }, person }: Claimed,
  outcome: Sent | TargetRefusal,
  now: Date,
): Promise<void> {
  const target = await tx
    .selectFrom('provisioning_target')
    .selectAll()
    .where('customer_code', '=', customer_code)
    .where('id', '=', id)
    // A change that queues somebody refers to the target: it need not wait, and does not lock in another order.
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Deleted meanwhile.
  if (!target) return;
  const ofPerson = () =>
    tx
      .updateTable('provisioning_person')
      .where('id', '=', person.id)
      // Another process took it after the lease.
      .where('held_until', '=', person.held_until);
  if (outcome instanceof TargetRefusal) {
    const { reason: cause, status = null, detail = null } = outcome;
    const told = { cause, status_code: status, detail };
    if (concernsTarget(cause)) {
      const due_at = await pauseTarget(tx, target, outcome, person, now);
      // An attempt that the target answered for nobody does not count.
      await ofPerson()
        .set({ ...told, held_until: null, due_at, attempts: sql<number>`attempts - 1` })
        .execute();
      return;
    }
    const isOver = now.getTime() - person.queued_at.getTime() >= PROVISIONING_FAILING_DAYS * DAY;
    const again = (cause === 'serverError' || cause === 'internal') && !isOver;
    const due_at = new Date(now.getTime() + Math.max(outcome.retryAfter ?? 0, waitAfter(person.attempts)));
    await ofPerson()
      // A change that came meanwhile is tried at once.
      .set({
        held_until: null,
        ...whenUnchanged(person, { ...told, due_at, state: again ? 'waiting' : 'failed' }),
      })
      .execute();
    if (target.confirmed && (person.attempts === 1 || !again))
      await count(tx, target, again ? 'warnings' : 'errors', now);
    if (cause !== 'internal') await clearFailure(tx, target, person);
    return;
  }
  const { action, warning = null, remoteId, active, creating, sent, sentHash, hasLeft } = outcome;
  await ofPerson()
    .set({
      held_until: null,
      remote_id: remoteId,
      active,
      creating: creating && [...creating],
      sent: sent && [...sent],
      sent_hash: sentHash,
      action,
      status_code: null,
      detail: null,
      ...whenUnchanged(person, { state: target.confirmed ? 'done' : 'planned', cause: warning }),
    })
    .execute();
  if (target.confirmed) {
    if (hasLeft && !active) await forgetPerson(tx, person);
    const column = COUNTED[action];
    if (column) await count(tx, target, column, now);
    if (warning) await count(tx, target, 'warnings', now);
  }
  if (outcome.wasAnswered) await clearFailure(tx, target, person);
}

const COUNTED: Readonly<Record<SentAction, 'created' | 'updated' | 'deactivated' | undefined>> = {
  none: undefined,
  create: 'created',
  update: 'updated',
  activate: 'updated',
  deactivate: 'deactivated',
  delete: 'deactivated',
};

/** Values for a row that no change has queued again since it was claimed; otherwise they stay as they are. */
const whenUnchanged = <V extends Readonly<Record<string, unknown>>>({ revision }: PersonRow, values: V) =>
  Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      sql`case when revision = ${revision} then ${value} else ${sql.ref(column)} end`,
    ]),
  ) as Record<keyof V, never>;

/** Removes a person who has no account any more and no enabled user at the target: nothing is left to do. */
const forgetPerson = (tx: Tx, { id, revision }: PersonRow) =>
  tx.deleteFrom('provisioning_person').where('id', '=', id).where('revision', '=', revision).execute();

/**
 * Pauses a target that answers nobody at present, longer each time; stops it after days of it.
 * @returns the end of the pause
 */
async function pauseTarget(
  tx: Tx,
  target: TargetRow,
  { reason, retryAfter }: TargetRefusal,
  person: PersonRow,
  now: Date,
): Promise<Date> {
  // Several attempts at once count as one failure.
  if (target.paused_until && wasClaimedBefore(target.paused_until, person)) return target.paused_until;
  const failures = target.failures + 1;
  const wait = Math.max(retryAfter ?? 0, Math.min(waitAfter(failures), LONGEST_PAUSE));
  const paused_until = new Date(now.getTime() + wait);
  const since = target.failing_since ?? now;
  const stopped = now.getTime() - since.getTime() >= PROVISIONING_FAILING_DAYS * DAY;
  await tx
    .updateTable('provisioning_target')
    .set({
      failure: reason as TargetFailure,
      failures,
      failing_since: since,
      paused_until,
      ...(stopped && { enabled: false, stopped: true, version: sql<number>`version + 1` }),
    })
    .where('customer_code', '=', target.customer_code)
    .where('id', '=', target.id)
    .execute();
  const { customer_code: customerCode, id, name } = target;
  if (stopped && target.enabled) await sendJob(tx, stopping, { customerCode, target: id, name }, now);
  return paused_until;
}

/** Tells whether a person was claimed before a pause, during which nobody is. */
const wasClaimedBefore = (pausedUntil: Date, { attempted_at }: PersonRow): boolean =>
  attempted_at !== null && attempted_at < pausedUntil;

async function clearFailure(tx: Tx, target: TargetRow, person: PersonRow): Promise<void> {
  const { customer_code, id, failing_since, paused_until } = target;
  // An answer to a request that was under way when the target asked for a pause does not end it.
  if (!failing_since || (paused_until && wasClaimedBefore(paused_until, person))) return;
  await tx
    .updateTable('provisioning_target')
    .set(NO_FAILURES)
    .where('customer_code', '=', customer_code)
    .where('id', '=', id)
    .execute();
}

/** Adds one to a number of the current run of a target. */
async function count(
  tx: Tx,
  target: Pick<TargetRow, 'customer_code' | 'id'>,
  column: 'created' | 'updated' | 'deactivated' | 'errors' | 'warnings',
  now: Date,
): Promise<void> {
  const last = await tx
    .selectFrom('provisioning_run')
    .select(['id', 'ended_at'])
    .where('customer_code', '=', target.customer_code)
    .where('target', '=', target.id)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isCurrent = last && now.getTime() - last.ended_at.getTime() < RUN_ENDS_AFTER;
  const id = isCurrent ? last.id : await beginRun(tx, target, 'changes', now);
  await tx
    .updateTable('provisioning_run')
    .set({ ended_at: now, [column]: sql<number>`${sql.ref(column)} + 1` })
    .where('customer_code', '=', target.customer_code)
    .where('id', '=', id)
    .execute();
}

/** Begins a run, which the following changes belong to. @returns its id */
export async function beginRun(
  tx: Tx,
  { customer_code, id: target }: Pick<TargetRow, 'customer_code' | 'id'>,
  kind: RunKind,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('provisioning_run')
    .values({ customer_code, id, target, kind, started_at: now, ended_at: now })
    .execute();
  return id;
}

/** Creates the worker that tells the supervisors of a school that its target was stopped. */
export const provisioningStoppedWorker = (dependencies: Dependencies): Worker =>
  workerOf(stopping, async ({ customerCode, target, name }) => {
    const { config, log } = dependencies;
    log(`The provisioning target ${target} of ${customerCode} was stopped after days of failures.`);
    const page = `${config.publicUrl}/user/sistemi-collegati/${target}`;
    const mail = provisioningStoppedMail({ name, page, days: PROVISIONING_FAILING_DAYS });
    await mailSupervisors(dependencies, customerCode, mail);
  });
