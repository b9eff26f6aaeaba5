import { sql } from 'kysely';
import type { Clock } from '../../../contract/values/clock';
import { WEBHOOK_FAILING_DAYS, type WebhookFailure } from '../../../contract/webhooks/webhook';
import { PLATFORM } from '../../audit/recordAudit';
import type { Database, Tx } from '../../db/database';
import { ofWebhook, vaultOf } from '../../db/sealed';
import type { Call } from '../../http/call';
import { webhookStoppedMail } from '../../i18n/webhookMail.it';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { MOST_PER_RECIPIENT, type SendingLimits, sendDue, waitAfter } from '../../jobs/sendDue';
import { sendJob } from '../../jobs/sendJob';
import { askPublic, NotPublic, type PublicAnswer, type PublicRequest } from '../../outgoing/fetchPublic';
import { mailSupervisors } from '../mailSupervisors';
import { webhookHeaders } from './sign';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds that a recipient has to answer: it should store the event and process it later. */
const ANSWER_WITHIN = 10 * SECOND;
/** Milliseconds for which a claimed delivery belongs to its process. */
const LEASE = MINUTE;
/** Milliseconds for which an endpoint that does not answer gets no further request: each would wait for its timeout. */
const PAUSE = MINUTE;
const delivering = new JobKind<Record<string, never>>('webhooks');

/** An endpoint that was disabled, whose owner must learn of it. */
interface Stopped {
  readonly customerCode: string;
  readonly webhook: string;
  readonly name: string;
  readonly reason: 'failures' | 'gone';
}

const stopping = new JobKind<Stopped>('webhookStopped');

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Call['config'], 'publicUrl' | 'webhookAddresses'>;
  readonly log: (message: string) => void;
  readonly ask?: (request: PublicRequest) => Promise<PublicAnswer>;
}

interface Claimed {
  readonly customerCode: string;
  readonly id: string;
  readonly webhook: string;
  readonly url: string;
  readonly payload: string;
  readonly attempts: number;
  readonly queuedAt: Date;
  readonly secrets: readonly string[] | undefined;
}

interface Outcome {
  readonly failure?: WebhookFailure;
  readonly statusCode?: number;
}

/**
 * Creates the worker that sends due deliveries every few seconds. A delivery is claimed before it is sent: a process
 * that dies in between sends it again, under the same id.
 */
export const webhookWorker = (dependencies: Dependencies): Worker =>
  workerOf(delivering, () => deliverDue(dependencies), { every: 2 });

/** Sends what is due. An endpoint that is slow delays no other one. */
const deliverDue = (dependencies: Dependencies): Promise<void> =>
  sendDue<Claimed>({
    clock: dependencies.clock,
    claim: (limits, now) => dependencies.db.asPlatform((tx) => claim(tx, now, limits)),
    recipientOf: ({ webhook }) => webhook,
    send: (claimed) => deliver(dependencies, claimed),
  });

async function claim(tx: Tx, now: Date, { most, busy }: SendingLimits): Promise<readonly Claimed[]> {
  if (most <= 0) return [];
  const { rows } = await sql<{
    customerCode: string;
    id: string;
    webhook: string;
    url: string;
    payload: string;
    attempts: number;
    queuedAt: Date;
    secret: string;
    previous: string | null;
    previousUntil: Date | null;
  }>`
    update webhook_delivery d set attempts = d.attempts + 1, attempted_at = ${now},
      due_at = ${new Date(now.getTime() + LEASE)}
    from (
      select w.*, due.delivery from webhook w
      cross join lateral (
        select one.id as delivery from webhook_delivery one
        where one.customer_code = w.customer_code and one.webhook = w.id and one.state = 'waiting'
          and one.due_at <= ${now}
        order by one.due_at, one.created_at limit ${MOST_PER_RECIPIENT} for update skip locked) as due
      where w.enabled and (w.paused_until is null or w.paused_until <= ${now})
        and w.id <> all(${[...busy]}::uuid[])
      limit ${most}) as w
    where d.customer_code = w.customer_code and d.id = w.delivery
    returning d.customer_code as "customerCode", d.id, d.webhook, w.url, d.payload, d.attempts,
      d.queued_at as "queuedAt", w.secret, w.previous_secret as previous, w.previous_until as "previousUntil"`.execute(
    tx,
  );
  return rows.map(({ secret, previous, previousUntil, ...row }) => ({
    ...row,
    secrets: openAll(tx, row.webhook, [
      secret,
      ...(previous && previousUntil && previousUntil > now ? [previous] : []),
    ]),
  }));
}

/**
 * Decrypts secrets.
 * @returns undefined if this process does not know the key that encrypted them; the attempt then fails and another
 * process can repeat it
 */
function openAll(tx: Tx, webhook: string, sealed: readonly string[]): readonly string[] | undefined {
  try {
    return sealed.map((one) => vaultOf(tx).open(one, ofWebhook(webhook)));
  } catch {
    return undefined;
  }
}

async function deliver(dependencies: Dependencies, claimed: Claimed): Promise<void> {
  const outcome = await send(dependencies, claimed);
  const { db, clock } = dependencies;
  await db.asPlatform((tx) => record(tx, claimed, outcome, clock.now()));
}

async function send(
  { clock, config, ask = askPublic }: Dependencies,
  { customerCode, id, url, payload, secrets }: Claimed,
): Promise<Outcome> {
  if (!secrets) return { failure: 'sealed' };
  const signal = AbortSignal.timeout(ANSWER_WITHIN);
  try {
    const { status } = await ask({
      url,
      body: { type: 'application/json', bytes: Buffer.from(payload) },
      headers: webhookHeaders({ id, at: clock.now(), payload }, secrets),
      most: 0,
      signal,
      // Only the staff's own endpoints may be inside the provider's network.
      allowed: customerCode === PLATFORM ? config.webhookAddresses : [],
    });
    if (status >= 200 && status < 300) return { statusCode: status };
    const failure = status === 410 ? 'gone' : status >= 300 && status < 400 ? 'redirect' : 'status';
    return { failure, statusCode: status };
  } catch (error) {
    if (error instanceof NotPublic) return { failure: 'notPublic' };
    return { failure: signal.aborted ? 'timeout' : 'unreachable' };
  }
}

/** Records the outcome of an attempt. Disables an endpoint that has failed for too long or says that it is gone. */
async function record(tx: Tx, claimed: Claimed, outcome: Outcome, now: Date): Promise<void> {
  const { customerCode, webhook, id, attempts, queuedAt } = claimed;
  const { failure, statusCode = null } = outcome;
  const ofDelivery = () =>
    tx
      .updateTable('webhook_delivery')
      .where('customer_code', '=', customerCode)
      .where('id', '=', id)
      // Only if no other process claimed it after the lease, and no person queued it again meanwhile.
      .where('attempts', '=', attempts)
      .where('queued_at', '=', queuedAt);
  const ofWebhookNow = () =>
    tx.updateTable('webhook').where('customer_code', '=', customerCode).where('id', '=', webhook);
  if (failure === undefined) {
    await ofDelivery().set({ state: 'delivered', status_code: statusCode, failure: null }).execute();
    await ofWebhookNow()
      .set({ failing_since: null, paused_until: null })
      .where('failing_since', 'is not', null)
      .execute();
    return;
  }
  const giveUp = now.getTime() - queuedAt.getTime() >= WEBHOOK_FAILING_DAYS * DAY;
  const due_at = new Date(now.getTime() + waitAfter(attempts));
  await ofDelivery()
    .set({ failure, status_code: statusCode, due_at, ...(giveUp && { state: 'failed' }) })
    .execute();
  const silent = failure === 'timeout' || failure === 'unreachable';
  const [row] = await ofWebhookNow()
    .set({
      failing_since: sql<Date>`coalesce(failing_since, ${now})`,
      ...(silent && { paused_until: new Date(now.getTime() + PAUSE) }),
    })
    .where('enabled', '=', true)
    .returning(['name', 'failing_since'])
    .execute();
  const since = row?.failing_since?.getTime() ?? now.getTime();
  const isOver = now.getTime() - since >= WEBHOOK_FAILING_DAYS * DAY;
  if (!row || (failure !== 'gone' && !isOver)) return;
  const reason = failure === 'gone' ? 'gone' : 'failures';
  await ofWebhookNow()
    .set({ enabled: false, disabled_reason: reason, version: sql<number>`version + 1` })
    .execute();
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', failure: sql<string>`coalesce(failure, 'stopped')` })
    .where('customer_code', '=', customerCode)
    .where('webhook', '=', webhook)
    .where('state', '=', 'waiting')
    .execute();
  await sendJob(tx, stopping, { customerCode, webhook, name: row.name, reason }, now);
}

/**
 * Creates the worker that tells the supervisors of a school that its endpoint was disabled; the provider's staff has no
 * mailbox here, and reads it in the log and on its page.
 */
export const webhookStoppedWorker = (dependencies: Dependencies): Worker =>
  workerOf(stopping, (job) => notifyOwner(dependencies, job));

async function notifyOwner(
  { db, clock, config, log }: Dependencies,
  { customerCode, webhook, name, reason }: Stopped,
): Promise<void> {
  log(`The webhook ${webhook} of ${customerCode} was disabled: ${reason}.`);
  const page = `${config.publicUrl}/areaamministrativa/webhook/${webhook}`;
  const mail = webhookStoppedMail({ name, page, reason, days: WEBHOOK_FAILING_DAYS });
  await mailSupervisors({ db, clock }, customerCode, mail);
}
