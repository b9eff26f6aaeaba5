import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as viewsMessages from '../../../contract/messages/it/views';
import { message } from '../../../contract/messages/message';
import { may } from '../../../contract/permissions/permissions';
import { viewChoose, viewCreate, viewDelete, viewsList, viewUpdate } from '../../../contract/views/endpoints';
import { type ListView, MAX_VIEWS } from '../../../contract/views/listView';
import { onlyChanged } from '../../audit/recordAudit';
import { type Call, type Implementation, implement } from '../../http/call';
import { mustList } from '../../http/mustList';
import { etag } from '../../http/version';
import { Refusal } from '../../refusal';
import { chooseView, readView, readViews, type StoredView } from './viewStore';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const list = implement(viewsList, async ({ tx, caller }, { params }) => {
  mustList(caller, params.entity);
  return (await readViews(tx, caller, params.entity)).map(({ view }) => view);
});

const create = implement(viewCreate, async (call, { params, body }) => {
  const { tx, caller, now } = call;
  mustList(caller, params.entity);
  mustBeAllowedToShare(call, body.shared);
  const views = await readViews(tx, caller, params.entity);
  const mine = views.map(({ view }) => view).filter((view) => view.mine);
  if (mine.length >= MAX_VIEWS) {
    throw new Refusal('conflict', {
      detail: message(viewsMessages.atMostViewsOfList, { count: MAX_VIEWS }),
    });
  }
  const name = body.name.trim();
  mustBeNew(mine, name);
  const row = {
    customer_code: caller.customerCode,
    id: randomUUID(),
    entity: params.entity,
    person: caller.person,
    name,
    query: body.query,
    shared: body.shared,
    created_at: now,
  };
  await tx.insertInto('list_view').values(row).execute();
  const { view } = await found(call, params.entity, row.id);
  call.audit({ entity: 'view', action: 'create', id: row.id, after: { ...view, entity: params.entity } });
  call.version(view.version);
  return view;
});

const update = implement(viewUpdate, async (call, { params, body }) => {
  const { tx, caller, expectedVersion } = call;
  mustList(caller, params.entity);
  const before = await found(call, params.entity, params.id);
  mustBeTheirs(call, before);
  if (body.shared !== before.view.shared) mustBeAllowedToShare(call, body.shared);
  // If a person other than its owner stopped sharing it, nobody else in the school could see the view.
  if (!before.view.mine && !body.shared) throw new Refusal('forbidden');
  if (before.view.version !== expectedVersion) {
    throw new Refusal('stale', { current: before.view, currentVersion: etag(before.view.version) });
  }
  const name = body.name.trim();
  if (before.view.mine) {
    const views = await readViews(tx, caller, params.entity);
    mustBeNew(
      views.map(({ view }) => view).filter((view) => view.mine && view.id !== params.id),
      name,
    );
  }
  await tx
    .updateTable('list_view')
    .set({ name, query: body.query, shared: body.shared, version: sql<number>`version + 1` })
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', params.id)
    .execute();
  const { view } = await found(call, params.entity, params.id);
  call.audit(
    ...onlyChanged({ entity: 'view', action: 'update', id: params.id, before: before.view, after: view }),
  );
  call.version(view.version);
  return view;
});

const remove = implement(viewDelete, async (call, { params }) => {
  const { tx, caller } = call;
  mustList(caller, params.entity);
  const before = await found(call, params.entity, params.id);
  mustBeTheirs(call, before);
  await tx
    .deleteFrom('list_view')
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', params.id)
    .execute();
  call.audit({ entity: 'view', action: 'delete', id: params.id, before: before.view });
  return undefined;
});

const choose = implement(viewChoose, async (call, { params, body }) => {
  const { tx, caller } = call;
  mustList(caller, params.entity);
  if (body.id) await found(call, params.entity, body.id);
  await chooseView(tx, caller, params.entity, body.id ?? undefined);
  return undefined;
});

export const views: readonly Implementation[] = [list, create, update, remove, choose];

async function found({ tx, caller }: Call, entity: string, id: string): Promise<StoredView> {
  const view = UUID.test(id) ? await readView(tx, caller, entity, id) : undefined;
  if (!view) throw new Refusal('notFound');
  return view;
}

/**
 * Checks that the caller may change a view: its owner may, and for shared views everybody who may share.
 * @throws Refusal `forbidden`
 */
function mustBeTheirs({ caller }: Call, { view }: StoredView): void {
  if (!view.mine && !may(caller.roles, ['view', 'share'])) throw new Refusal('forbidden');
}

function mustBeAllowedToShare({ caller }: Call, shared: boolean): void {
  if (shared && !may(caller.roles, ['view', 'share'])) throw new Refusal('forbidden');
}

function mustBeNew(others: readonly ListView[], name: string): void {
  if (!others.some((view) => view.name.toLowerCase() === name.toLowerCase())) return;
  const errors = [{ field: 'name', message: viewsMessages.thereIsViewOfName }];
  throw new Refusal('conflict', { detail: viewsMessages.thereIsViewOfName, errors });
}
