import type { Content } from '../../../contract/contents/content';
import { contentList, contentRead } from '../../../contract/contents/endpoints';
import type { Tx } from '../../db/database';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';

/** Selects contents that have not been withdrawn. */
export const contents = (tx: Tx) =>
  tx
    .selectFrom('content')
    .leftJoin('application', 'application.ac', 'content.application_code')
    .selectAll('content')
    .select('application.description')
    .where('withdrawn_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof contents>['execute']>>[number];

export const contentOf = (row: Row): Content => ({
  code: row.code,
  category: row.category,
  date: row.date,
  title: row.title,
  text: row.text,
  ...(row.application_code && { applicationCode: row.application_code }),
  ...(row.description && { applicationDescription: row.description }),
  ...(row.application_img && { applicationImg: row.application_img }),
  ...(row.version && { version: { version: row.version } }),
});

export const list = implement(contentList, async ({ tx }, { query }) => {
  const { ac, category } = query;
  const rows = await contents(tx)
    .$if(Boolean(ac), (select) => select.where('application_code', '=', ac as string))
    .$if(Boolean(category), (select) =>
      select.where('content.category', '=', category as Content['category']),
    )
    .orderBy('date', 'desc')
    .orderBy('code')
    .execute();
  return rows.map(contentOf);
});

export const read = implement(contentRead, async ({ tx }, { params }) => {
  const row = await contents(tx).where('code', '=', params.id).executeTakeFirst();
  if (!row) throw new Refusal('notFound');
  return contentOf(row);
});
