import type { ExpressionBuilder, Selectable } from 'kysely';
import type { News, NewsItem } from '../../../contract/news/news';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';

export const newsOf = (row: Selectable<Tables['news']>): News => ({
  codeNews: row.code_news,
  version: row.version,
  title: row.title,
  text: row.text,
  publishedAt: row.published_at.toISOString(),
});

/** Tests whether a person has marked a news item as read. */
const readBy = (person: string) => (build: ExpressionBuilder<Tables, 'news'>) =>
  build.exists(
    build
      .selectFrom('news_read')
      .select('code_news')
      .whereRef('news_read.code_news', '=', 'news.code_news')
      .where('person', '=', person),
  );

const published = (tx: Tx) =>
  tx
    .selectFrom('news')
    .where('withdrawn_at', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('code_news');

/** Reads the news for a client version that a person has not read yet, newest first. */
export async function unreadNews(tx: Tx, version: string, person: string): Promise<News[]> {
  const rows = await published(tx)
    .selectAll()
    .where('version', '=', version)
    .where((build) => build.not(readBy(person)(build)))
    .execute();
  return rows.map(newsOf);
}

/** Reads all published news, newest first, each with whether the person has read it. */
export async function allNews(tx: Tx, person: string): Promise<NewsItem[]> {
  const rows = await published(tx)
    .selectAll()
    .select((build) => readBy(person)(build).as('read'))
    .execute();
  return rows.map((row) => ({ ...newsOf(row), read: Boolean(row.read) }));
}

/**
 * Marks a published news item as read by a person; repeating it has no effect.
 * @returns false if there is no such item
 */
export async function markRead(
  tx: Tx,
  item: Pick<News, 'version' | 'codeNews'>,
  person: string,
  now: Date,
): Promise<boolean> {
  const found = await tx
    .selectFrom('news')
    .select('code_news')
    .where('code_news', '=', item.codeNews)
    .where('version', '=', item.version)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!found) return false;
  await tx
    .insertInto('news_read')
    .values({ person, code_news: item.codeNews, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
