import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { newsPublish, newsUnread } from '../../../contract/endpoints/news';
import type { News } from '../../../contract/entities/news';
import type { Tables } from '../../db/tables';
import { implement } from '../../http/call';

const newsOf = (row: Selectable<Tables['news']>): News => ({
  codeNews: row.code_news,
  version: row.version,
  title: row.title,
  text: row.text,
  publishedAt: row.published_at.toISOString(),
});

export const unread = implement(newsUnread, async ({ tx, caller }, { params }) => {
  const rows = await tx
    .selectFrom('news')
    .selectAll()
    .where('version', '=', params.version)
    .where('withdrawn_at', 'is', null)
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('news_read')
            .select('code_news')
            .whereRef('news_read.code_news', '=', 'news.code_news')
            .where('person', '=', caller.person),
        ),
      ),
    )
    .orderBy('published_at', 'desc')
    .execute();
  return rows.map(newsOf);
});

export const publish = implement(newsPublish, async (call, { body }) => {
  const row = {
    code_news: randomUUID(),
    version: body.version,
    title: body.title,
    text: body.text,
    published_at: call.now,
    withdrawn_at: null,
  };
  await call.tx.insertInto('news').values(row).execute();
  call.audit({ entity: 'news', action: 'publish', id: row.code_news, after: newsOf(row) });
  return newsOf(row);
});
