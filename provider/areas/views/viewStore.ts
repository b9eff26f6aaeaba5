import type { Selectable } from 'kysely';
import type { ListView } from '../../../contract/views/listView';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';

export interface Holder {
  readonly customerCode: string;
  readonly person: string;
}

/** A view as stored: with its owner, in addition to the data that the caller sees. */
export interface StoredView {
  readonly person: string;
  readonly view: ListView;
}

/** Reads the views of a list that a person may see, by name: their own, and the shared ones. */
export async function readViews(tx: Tx, holder: Holder, entity: string): Promise<StoredView[]> {
  const rows = await visible(tx, holder, entity).orderBy('list_view.name').orderBy('list_view.id').execute();
  return rows.map((row) => stored(row, holder));
}

/** Reads and locks a view that a person may see; undefined if there is none. */
export async function readView(
  tx: Tx,
  holder: Holder,
  entity: string,
  id: string,
): Promise<StoredView | undefined> {
  const row = await visible(tx, holder, entity)
    .where('list_view.id', '=', id)
    .forUpdate('list_view')
    .executeTakeFirst();
  return row && stored(row, holder);
}

const visible = (tx: Tx, { customerCode, person }: Holder, entity: string) =>
  tx
    .selectFrom('list_view')
    .leftJoin('list_view_default as chosen', (join) =>
      join
        .onRef('chosen.customer_code', '=', 'list_view.customer_code')
        .onRef('chosen.view_id', '=', 'list_view.id')
        .on('chosen.person', '=', person),
    )
    .selectAll('list_view')
    .select('chosen.view_id as chosen')
    .where('list_view.customer_code', '=', customerCode)
    .where('list_view.entity', '=', entity)
    .where((build) =>
      build.or([build('list_view.person', '=', person), build('list_view.shared', '=', true)]),
    );

function stored(
  row: Selectable<Tables['list_view']> & { chosen: string | null },
  holder: Holder,
): StoredView {
  const { id, name, query, shared, version } = row;
  const view = { id, name, query, shared, version, mine: row.person === holder.person };
  return { person: row.person, view: { ...view, byDefault: row.chosen !== null } };
}

/** Sets the view with which a person opens a list, or none; of two tabs the last one wins. */
export async function chooseView(
  tx: Tx,
  { customerCode, person }: Holder,
  entity: string,
  id: string | undefined,
): Promise<void> {
  if (id) {
    const chosen = { customer_code: customerCode, person, entity, view_id: id };
    await tx
      .insertInto('list_view_default')
      .values(chosen)
      .onConflict((before) =>
        before.columns(['customer_code', 'person', 'entity']).doUpdateSet({ view_id: id }),
      )
      .execute();
    return;
  }
  await tx
    .deleteFrom('list_view_default')
    .where('customer_code', '=', customerCode)
    .where('person', '=', person)
    .where('entity', '=', entity)
    .execute();
}
