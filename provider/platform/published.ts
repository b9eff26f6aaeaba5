import type { Insertable } from 'kysely';
import type { Tx } from '../db/database';
import type { Tables } from '../db/tables';

/** Publishes news to every school. */
export async function publishNews(
  tx: Tx,
  items: readonly Omit<Insertable<Tables['news']>, 'withdrawn_at'>[],
): Promise<void> {
  await tx
    .insertInto('news')
    .values(items.map((item) => ({ ...item, withdrawn_at: null })))
    .execute();
}

/** Publishes contents in the news centre. */
export async function publishContents(
  tx: Tx,
  items: readonly Omit<Insertable<Tables['content']>, 'application_img' | 'withdrawn_at'>[],
): Promise<void> {
  await tx
    .insertInto('content')
    .values(items.map((item) => ({ ...item, application_img: null })))
    .execute();
}
