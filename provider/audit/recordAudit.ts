import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { type WebhookEvent, webhookEventsOf } from './webhookEvents';

/**
 * Removes changes with equal values before and after, because a line without a difference would look as if it hid
 * something.
 */
export const onlyChanged = (...changes: readonly AuditedChange[]): AuditedChange[] =>
  changes.filter(
    ({ before, after }) => !before || !after || canonical(stored(before)) !== canonical(stored(after)),
  );

/** Returns a value as it is after being stored as JSON: without undefined properties, with dates as texts. */
const stored = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** Something that was changed or refused. */
export interface AuditedChange {
  readonly entity: string;
  readonly action: string;
  /** The key of the changed record. */
  readonly id?: string | null;
  readonly before?: object | null;
  readonly after?: object | null;
  /** The error code of the refusal; absent on success. */
  readonly reason?: string;
}

/** The person who acted, the account they acted as, their address and the time. */
export interface AuditedActor {
  /** A school, or {@link PLATFORM} for the provider's own staff. */
  readonly customerCode: string;
  readonly who: string;
  readonly asWhom: string;
  readonly address: string | null;
  readonly at: Date;
}

/** The chain of the provider's own staff. */
export const PLATFORM = 'PLATFORM';

/** The hash before the first line of a chain. */
const GENESIS = '0'.repeat(64);

/** The line of a chain that the next one continues. */
interface LastLine {
  readonly seq: number;
  readonly hash: string;
}

const readLastLine = (tx: Tx, customerCode: string): Promise<LastLine | undefined> =>
  tx
    .selectFrom('audit_entry')
    .select(['seq', 'hash'])
    .where('customer_code', '=', customerCode)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Reads the last line of a school's chain for the provider's staff, who may append to the log of a school but not read
 * it.
 */
async function readLastLineAsStaff(tx: Tx, customerCode: string): Promise<LastLine | undefined> {
  const { rows } = await sql<LastLine>`select seq, hash from last_audit_line(${customerCode})`.execute(tx);
  return rows[0] && { seq: Number(rows[0].seq), hash: rows[0].hash };
}

/**
 * Appends lines to the log of a school about something that the provider's staff did to it. The same call also records
 * it in the provider's own log.
 */
export const recordStaffAudit = (
  tx: Tx,
  actor: AuditedActor,
  changes: readonly AuditedChange[],
): Promise<void> => recordAudit(tx, actor, changes, readLastLineAsStaff);

/**
 * Appends lines to a school's audit log, in the transaction of the change itself. Each line's hash covers the line and
 * the preceding hash, so that changing, removing or inserting a line is detectable. Call it last: it locks the school's
 * chain until the transaction ends. The events of webhooks and of provisioning follow from the lines and are queued
 * with them.
 */
export async function recordAudit(
  tx: Tx,
  actor: AuditedActor,
  changes: readonly AuditedChange[],
  readLast = readLastLine,
): Promise<void> {
  if (changes.length === 0) return;
  const { customerCode } = actor;
  await sql`select pg_advisory_xact_lock(hashtextextended(${customerCode}, 1))`.execute(tx);
  const last = await readLast(tx, customerCode);
  let previousHash = last?.hash ?? GENESIS;
  let seq = last?.seq ?? 0;
  const lines = changes.map((change) => {
    seq += 1;
    const line = { ...lineOf(actor, change), seq, previous_hash: previousHash };
    previousHash = hashOf(line);
    return { ...line, hash: previousHash };
  });
  // All lines are one parameter, because a thousand lines would otherwise need thirteen thousand parameters.
  await sql`
    insert into audit_entry (${sql.join(COLUMNS.map((column) => sql.ref(column)))})
    select ${sql.join(COLUMNS.map((column) => sql.ref(`line.${column}`)))}
    from jsonb_to_recordset(${JSON.stringify(lines.map(asJson))}::jsonb) as line(
      customer_code text, seq bigint, at timestamptz, who text, as_whom text, entity text, action text, id text,
      outcome text, reason text, before jsonb, after jsonb, address text, previous_hash text, hash text)
    order by line.seq`.execute(tx);
  await queueEvents(tx, actor, changes);
}

/**
 * Queues the events of the changes for the webhooks that subscribe to them. Queues the persons that changed for the
 * external systems to which users are provisioned.
 */
export async function queueEvents(
  tx: Tx,
  { customerCode, at }: Pick<AuditedActor, 'customerCode' | 'at'>,
  changes: readonly AuditedChange[],
): Promise<void> {
  const found = changes.flatMap((change) => webhookEventsOf(customerCode, change));
  const events = found.map(({ type, ...data }) => ({
    type,
    school: data.school,
    payload: JSON.stringify({ type, timestamp: at.toISOString(), data }),
  }));
  const persons = [
    ...found.flatMap(provisionedBy),
    ...changes.flatMap((change) => schoolOf(customerCode, change)),
  ];
  if (events.length > 0 || persons.length > 0)
    await sql`select queue_webhook_events(${at}, ${JSON.stringify(events)}::jsonb),
      queue_provisioning(${at}, ${JSON.stringify(persons)}::jsonb)`.execute(tx);
}

/** Persons whose users at other systems may change: one, all with roles of an application, or all of a school. */
interface Provisioned {
  readonly school?: string | null | undefined;
  readonly uid?: string | undefined;
  readonly ac?: string | undefined;
}

/** Returns which persons an event concerns: one, or all with roles of an application. */
function provisionedBy({ type, school, id }: WebhookEvent): readonly Provisioned[] {
  if (type.startsWith('user.')) return [{ school, uid: id }];
  return type.startsWith('licence.') ? [{ school, ac: id }] : [];
}

/**
 * Returns the school if the change closed, reopened or removed it, because all its persons must then be provisioned.
 */
const schoolOf = (chain: string, { entity, action, id, reason }: AuditedChange): readonly Provisioned[] =>
  chain === PLATFORM &&
  entity === 'platformSchool' &&
  ['close', 'reopen', 'remove'].includes(action) &&
  !reason
    ? [{ school: id }]
    : [];

const COLUMNS = [
  ...['customer_code', 'seq', 'at', 'who', 'as_whom', 'entity', 'action', 'id', 'outcome', 'reason'],
  ...['before', 'after', 'address', 'previous_hash', 'hash'],
];

/** Prepares a line for the database, which reads `before` and `after` as JSON values, not as texts. */
const asJson = <L extends Line>(line: L) => ({
  ...line,
  before: parsed(line.before),
  after: parsed(line.after),
});

function lineOf(actor: AuditedActor, change: AuditedChange) {
  return {
    customer_code: actor.customerCode,
    at: actor.at,
    who: actor.who,
    as_whom: actor.asWhom,
    entity: change.entity,
    action: change.action,
    id: change.id ?? null,
    outcome: change.reason ? ('refused' as const) : ('done' as const),
    reason: change.reason ?? null,
    before: change.before ? JSON.stringify(change.before) : null,
    after: change.after ? JSON.stringify(change.after) : null,
    address: actor.address,
  };
}

type Line = ReturnType<typeof lineOf> & { readonly seq: number; readonly previous_hash: string };

/**
 * Returns the SHA-256, in hexadecimal, of a line together with the preceding hash. `before` and `after` count as JSON
 * values, whatever the order of keys in which they are stored.
 */
export function hashOf(line: Line): string {
  const { before, after, at, ...rest } = line;
  const whole = { ...rest, at: at.toISOString(), before: parsed(before), after: parsed(after) };
  return createHash('sha256').update(canonical(whole)).digest('hex');
}

const parsed = (json: unknown) => (typeof json === 'string' ? JSON.parse(json) : json);

/** Serializes JSON with sorted keys, so that equal values always have the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}
