import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as scimMessages from '../../../contract/messages/it/scim';
import { message } from '../../../contract/messages/message';
import {
  scimChangeList,
  scimClientActivate,
  scimClientCreate,
  scimClientDelete,
  scimClientList,
  scimClientRotate,
} from '../../../contract/scim/endpoints';
import {
  MAX_SCIM_CLIENTS,
  SCIM_PATH,
  type ScimChange,
  scimChangeKinds,
} from '../../../contract/scim/scimClient';
import { type Call, type Implementation, implement } from '../../http/call';
import { implementConfirmed } from '../../http/implementConfirmed';
import { hashOf, newToken } from '../../identity/operators/secrets';
import { Refusal } from '../../refusal';
import { authorOf } from './clientStore';

/** Number of a client's latest operations that the list shows. */
const RUNS = 14;
/** Maximum number of changes in a list. */
const CHANGES = 500;

const list = implement(scimClientList, async ({ tx, caller: { customerCode } }) => {
  const clients = await tx
    .selectFrom('scim_client')
    .select(['id', 'name', 'mode', 'created_at', 'created_by', 'token_at', 'used_at'])
    .where('customer_code', '=', customerCode)
    .orderBy(sql`lower(name)`)
    .execute();
  const counts = await tx
    .selectFrom('scim_change')
    .select(['client', 'kind', 'outcome', ({ fn }) => fn.countAll<string>().as('count')])
    .where('customer_code', '=', customerCode)
    .groupBy(['client', 'kind', 'outcome'])
    .execute();
  const answer = [];
  for (const client of clients) {
    const own = counts.filter((one) => one.client === client.id);
    const sum = (some: typeof own) => some.reduce((total, { count }) => total + Number(count), 0);
    const triedOf = (kind: ScimChange['kind']) =>
      sum(own.filter((one) => one.outcome === 'tried' && one.kind === kind));
    answer.push({
      id: client.id,
      name: client.name,
      mode: client.mode,
      createdAt: client.created_at.toISOString(),
      createdBy: client.created_by,
      tokenAt: client.token_at.toISOString(),
      ...(client.used_at && { usedAt: client.used_at.toISOString() }),
      tried: Object.fromEntries(scimChangeKinds.map((kind) => [kind, triedOf(kind)])) as Record<
        ScimChange['kind'],
        number
      >,
      refused: sum(own.filter(({ outcome }) => outcome === 'refused')),
      runs: await runsOf(tx, customerCode, authorOf(client)),
    });
  }
  return answer;
});

async function runsOf(tx: Call['tx'], customerCode: string, author: string) {
  const rows = await tx
    .selectFrom('operation')
    .select(['id', 'action', 'started_at', 'ended_at', 'done', 'failed'])
    .where('customer_code', '=', customerCode)
    .where('as_whom', '=', author)
    .where('kind', '=', 'run')
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(RUNS)
    .execute();
  return rows.map(({ id, action, started_at, ended_at, done, failed }) => ({
    operation: id,
    action,
    at: (ended_at ?? started_at).toISOString(),
    done,
    failed,
  }));
}

const changes = implement(scimChangeList, async (call, { params: { id } }) => {
  const { tx, caller } = call;
  await found(call, id);
  const rows = await tx
    .selectFrom('scim_change')
    .select(['kind', 'target', 'outcome', 'reason', 'at'])
    .where('customer_code', '=', caller.customerCode)
    .where('client', '=', id)
    .orderBy('outcome')
    .orderBy('kind')
    .orderBy('target')
    .limit(CHANGES)
    .execute();
  return rows.map(({ reason, at, ...one }) => ({ ...one, ...(reason && { reason }), at: at.toISOString() }));
});

const create = implementConfirmed(scimClientCreate, async (call, { body: { name } }) => {
  const { tx, caller, now, config } = call;
  const { customerCode } = caller;
  const known = await tx
    .selectFrom('scim_client')
    .select('name')
    .where('customer_code', '=', customerCode)
    .execute();
  if (known.length >= MAX_SCIM_CLIENTS)
    throw new Refusal('conflict', {
      detail: message(scimMessages.schoolCanHaveSynchronisations, { count: MAX_SCIM_CLIENTS }),
    });
  if (known.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal('invalid', { errors: [{ field: 'name', message: scimMessages.nameIsUsedAlready }] });
  const id = randomUUID();
  const token = newToken();
  await tx
    .insertInto('scim_client')
    .values({
      customer_code: customerCode,
      id,
      name,
      token_hash: hashOf(token),
      token_at: now,
      mode: 'prova',
      created_at: now,
      created_by: caller.uid,
      used_at: null,
    })
    .execute();
  call.audit({ entity: 'scimClient', action: 'create', id, after: { name, mode: 'prova' } });
  return { id, token, address: `${config.publicUrl}${SCIM_PATH}` };
});

const rotate = implementConfirmed(scimClientRotate, async (call, { params: { id } }) => {
  const { name } = await found(call, id);
  const token = newToken();
  await call.tx
    .updateTable('scim_client')
    .set({ token_hash: hashOf(token), token_at: call.now })
    .where('customer_code', '=', call.caller.customerCode)
    .where('id', '=', id)
    .execute();
  call.audit({ entity: 'scimClient', action: 'rotate', id, after: { name } });
  return { id, token, address: `${call.config.publicUrl}${SCIM_PATH}` };
});

const activate = implement(scimClientActivate, async (call, { params: { id } }) => {
  const { name, mode } = await found(call, id);
  if (mode === 'attiva')
    throw new Refusal('conflict', { detail: scimMessages.synchronisationIsActiveAlready });
  const { customerCode } = call.caller;
  await call.tx
    .updateTable('scim_client')
    .set({ mode: 'attiva' })
    .where('customer_code', '=', customerCode)
    .where('id', '=', id)
    .execute();
  // Once a client is activated it sends its changes again, so those recorded on trial are obsolete.
  await call.tx
    .deleteFrom('scim_change')
    .where('customer_code', '=', customerCode)
    .where('client', '=', id)
    .execute();
  call.audit({
    entity: 'scimClient',
    action: 'activate',
    id,
    before: { name, mode: 'prova' },
    after: { name, mode: 'attiva' },
  });
  return undefined;
});

const remove = implement(scimClientDelete, async (call, { params: { id } }) => {
  const before = await found(call, id);
  await call.tx
    .deleteFrom('scim_client')
    .where('customer_code', '=', call.caller.customerCode)
    .where('id', '=', id)
    .execute();
  call.audit({ entity: 'scimClient', action: 'delete', id, before });
  return undefined;
});

/** Reads and locks a client of the school. @throws Refusal `notFound` */
async function found({ tx, caller }: Call, id: string) {
  const client = await tx
    .selectFrom('scim_client')
    .select(['name', 'mode'])
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!client) throw new Refusal('notFound');
  return client;
}

/** Implementations of the endpoints with which a supervisor manages SCIM clients. */
export const scimClients: readonly Implementation[] = [list, changes, create, rotate, activate, remove];
