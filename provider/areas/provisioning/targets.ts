import { sql } from 'kysely';
import * as provisioningMessages from '../../../contract/messages/it/provisioning';
import { message } from '../../../contract/messages/message';
import {
  provisioningHealthRead,
  provisioningPersonList,
  provisioningPersonRead,
  provisioningTargetCreate,
  provisioningTargetDelete,
  provisioningTargetList,
  provisioningTargetRead,
  provisioningTargetRetry,
  provisioningTargetStart,
  provisioningTargetToken,
  provisioningTargetUpdate,
} from '../../../contract/provisioning/endpoints';
import { MOST_TARGETS, type ProvisioningTarget } from '../../../contract/provisioning/provisioning';
import {
  platformProvisioningHealthRead,
  platformProvisioningPersonList,
  platformProvisioningTargetCreate,
  platformProvisioningTargetDelete,
  platformProvisioningTargetList,
  platformProvisioningTargetRead,
  platformProvisioningTargetRetry,
  platformProvisioningTargetStart,
  platformProvisioningTargetToken,
  platformProvisioningTargetUpdate,
} from '../../../contract/staff/endpoints/provisioning';
import { onlyChanged, PLATFORM } from '../../audit/recordAudit';
import { type Call, type Implementation, implement } from '../../http/call';
import { implementConfirmed } from '../../http/implementConfirmed';
import { etag } from '../../http/version';
import { sendJob } from '../../jobs/sendJob';
import { unknownApplications } from '../../platform/licences';
import { Refusal } from '../../refusal';
import { checkUrl } from '../checkUrl';
import { licensedSchools, queuePersons, removing } from './queuePersons';
import { beginRun, NO_FAILURES } from './send';
import {
  findPersons,
  insertTarget,
  lockTarget,
  type NewTarget,
  platformTargetOf,
  readHealth,
  readTarget,
  readTargets,
  sealToken,
  stateOf,
  targetOf,
} from './targetStore';

type Mapped = Pick<ProvisioningTarget, 'userName' | 'attributes' | 'roles' | 'deletes'>;
type New = Omit<NewTarget, 'customerCode'>;
type Written = Pick<ProvisioningTarget, 'name' | 'enabled'> & Partial<Mapped>;

const entityOf = ({ customerCode }: Call['caller']) =>
  customerCode === PLATFORM ? 'platformProvisioningTarget' : 'provisioningTarget';

/** Describes a target in the audit log. */
const audited = ({ name, url, ac, userName, attributes, roles, deletes, enabled }: ProvisioningTarget) => ({
  name,
  url,
  ac,
  userName,
  attributes,
  roles,
  deletes,
  enabled,
});

async function create(call: Call, { name, url, ac, userName, attributes, roles, deletes }: New) {
  const { tx, caller, now } = call;
  const { customerCode } = caller;
  checkAddress(call, url);
  await checkApplication(call, ac);
  const { count } = await tx
    .selectFrom('provisioning_target')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('customer_code', '=', customerCode)
    .where('removing', '=', false)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_TARGETS)
    throw new Refusal('conflict', {
      detail: message(provisioningMessages.tooMany, { most: MOST_TARGETS }),
    });
  const id = await insertTarget(
    tx,
    { customerCode, name, url, ac, userName, attributes, roles, deletes },
    now,
    caller.sub,
  );
  await queuePersons(call, id, 'all');
  const made = targetOf(await lockTarget(tx, caller, id));
  call.audit({ entity: entityOf(caller), action: 'create', id, after: audited(made) });
  return made;
}

/** @throws Refusal `invalid` if there is no such application, or the school has no licence for it */
async function checkApplication({ tx, caller: { customerCode } }: Call, ac: string): Promise<void> {
  const unknown =
    customerCode === PLATFORM
      ? (await unknownApplications(tx, [ac])).length > 0
      : (await licensedSchools(tx, ac, customerCode)).length === 0;
  if (unknown)
    throw new Refusal('invalid', {
      errors: [{ field: 'ac', message: provisioningMessages.chooseApplication }],
    });
}

/**
 * Refuses an address that is no base of SCIM requests, or that is never contacted.
 * @throws Refusal `invalid`
 */
function checkAddress(call: Call, address: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const problem =
    url?.username || url?.password
      ? provisioningMessages.credentials
      : /[?#]/.test(address) && provisioningMessages.noQuery;
  if (problem) throw new Refusal('invalid', { errors: [{ field: 'url', message: problem }] });
  checkUrl(call, address);
}

async function update(call: Call, id: string, { name, enabled, ...mapped }: Written) {
  const { tx, caller } = call;
  const row = await lockTarget(tx, caller, id);
  const before = targetOf(row);
  if (row.version !== call.expectedVersion)
    throw new Refusal('stale', { current: before, currentVersion: etag(row.version) });
  const { userName = row.user_name, roles = row.roles, deletes = row.deletes } = mapped;
  const attributes = [...new Set(mapped.attributes ?? row.attributes)];
  await tx
    .updateTable('provisioning_target')
    .set({
      name,
      enabled,
      user_name: userName,
      attributes: JSON.stringify(attributes),
      roles,
      deletes,
      version: sql<number>`version + 1`,
      // Resumed: earlier failures no longer count.
      ...(enabled !== row.enabled && { ...NO_FAILURES, stopped: false }),
    })
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', id)
    .execute();
  const isMappedAnew =
    JSON.stringify([userName, roles, attributes]) !==
    JSON.stringify([row.user_name, row.roles, row.attributes]);
  if (isMappedAnew) await queuePersons(call, id, 'all');
  // The days until a change is given up begin again.
  if (enabled && !row.enabled) await queuePersons(call, id, 'unsent');
  const after = await lockTarget(tx, caller, id);
  call.audit(
    ...onlyChanged({
      entity: entityOf(caller),
      action: 'update',
      id,
      before: audited(before),
      after: audited(targetOf(after)),
    }),
  );
  call.version(after.version);
  return targetOf(after);
}

async function remove(call: Call, id: string) {
  const { tx, caller, now } = call;
  const before = audited(targetOf(await lockTarget(tx, caller, id)));
  const { customerCode } = caller;
  if (customerCode === PLATFORM) {
    await tx
      .updateTable('provisioning_target')
      .set({ removing: true, enabled: false, token: null })
      .where('customer_code', '=', customerCode)
      .where('id', '=', id)
      .execute();
    await sendJob(tx, removing, { target: id }, now);
  } else
    await tx
      .deleteFrom('provisioning_target')
      .where('customer_code', '=', customerCode)
      .where('id', '=', id)
      .execute();
  call.audit({ entity: entityOf(caller), action: 'delete', id, before });
  return undefined;
}

async function storeToken(call: Call, id: string, token: string) {
  const { tx, caller, now } = call;
  const { name } = await lockTarget(tx, caller, id);
  await sealToken(tx, { customerCode: caller.customerCode, id, token }, now);
  await resetFailures(call, id);
  await queuePersons(call, id, 'unsent');
  call.audit({ entity: entityOf(caller), action: 'token', id, after: { name } });
  return undefined;
}

/** Confirms the first synchronisation: what was planned is done. */
async function start(call: Call, id: string) {
  const { tx, caller, now } = call;
  const row = await lockTarget(tx, caller, id);
  const { toCreate, toUpdate, toDeactivate } = targetOf(row);
  if (row.confirmed) throw new Refusal('conflict', { detail: provisioningMessages.alreadyConfirmed });
  if (stateOf(row) !== 'toConfirm')
    throw new Refusal('conflict', {
      detail: provisioningMessages.notCompared,
    });
  await tx
    .updateTable('provisioning_target')
    .set({ confirmed: true })
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', id)
    .execute();
  await beginRun(tx, row, 'first', now);
  await queuePersons(call, id, 'all');
  call.audit({
    entity: entityOf(caller),
    action: 'start',
    id,
    after: { name: row.name, toCreate, toUpdate, toDeactivate },
  });
  return targetOf(await lockTarget(tx, caller, id));
}

/** Queues what was refused, and does not wait longer for what is queued. */
async function retry(call: Call, id: string) {
  const { tx, caller, now } = call;
  const row = await lockTarget(tx, caller, id);
  if (!row.enabled) throw new Refusal('conflict', { detail: provisioningMessages.paused });
  await resetFailures(call, id);
  if (row.confirmed) await beginRun(tx, row, 'retry', now);
  await queuePersons(call, id, 'unsent');
  call.audit({ entity: entityOf(caller), action: 'retry', id, after: { persons: row.failed + row.waiting } });
  return targetOf(await lockTarget(tx, caller, id));
}

const resetFailures = ({ tx, caller }: Call, id: string) =>
  tx
    .updateTable('provisioning_target')
    .set(NO_FAILURES)
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', id)
    .execute();

async function readOne(call: Call, id: string) {
  const row = await readTarget(call.tx, call.caller, id);
  call.version(row.version);
  return row;
}

const health = async ({ tx, caller }: Call, id: string) => readHealth(tx, await readTarget(tx, caller, id));

/** Implementations of the endpoints for the targets of a school. */
export const provisioning: readonly Implementation[] = [
  implement(provisioningTargetList, async ({ tx, caller }) => (await readTargets(tx, caller)).map(targetOf)),
  implement(provisioningTargetRead, async (call, { params }) => targetOf(await readOne(call, params.id))),
  implement(provisioningHealthRead, (call, { params }) => health(call, params.id)),
  implementConfirmed(provisioningTargetCreate, (call, { body }) => create(call, body)),
  implement(provisioningTargetUpdate, (call, { params, body }) => update(call, params.id, body)),
  implement(provisioningTargetDelete, (call, { params }) => remove(call, params.id)),
  implementConfirmed(provisioningTargetToken, (call, { params, body }) =>
    storeToken(call, params.id, body.token),
  ),
  implement(provisioningTargetStart, (call, { params }) => start(call, params.id)),
  implement(provisioningTargetRetry, (call, { params }) => retry(call, params.id)),
  implement(provisioningPersonList, ({ tx, caller }, { query }) => findPersons(tx, caller, query)),
  implement(provisioningPersonRead, async ({ tx, caller }, { params }) => {
    const [found] = (await findPersons(tx, caller, params)).data;
    if (!found) throw new Refusal('notFound');
    return found;
  }),
];

/** Implementations of the endpoints for the targets of the provider's own staff. */
export const platformProvisioning: readonly Implementation[] = [
  implement(platformProvisioningTargetList, async ({ tx, caller }) =>
    (await readTargets(tx, caller)).map(platformTargetOf),
  ),
  implement(platformProvisioningTargetRead, async (call, { params }) =>
    platformTargetOf(await readOne(call, params.id)),
  ),
  implement(platformProvisioningHealthRead, (call, { params }) => health(call, params.id)),
  implement(platformProvisioningTargetCreate, (call, { body }) => create(call, body)),
  implement(platformProvisioningTargetUpdate, (call, { params, body }) => update(call, params.id, body)),
  implement(platformProvisioningTargetDelete, (call, { params }) => remove(call, params.id)),
  implement(platformProvisioningTargetToken, (call, { params, body }) =>
    storeToken(call, params.id, body.token),
  ),
  implement(platformProvisioningTargetStart, (call, { params }) => start(call, params.id)),
  implement(platformProvisioningTargetRetry, (call, { params }) => retry(call, params.id)),
  implement(platformProvisioningPersonList, ({ tx, caller }, { query }) => findPersons(tx, caller, query)),
];
