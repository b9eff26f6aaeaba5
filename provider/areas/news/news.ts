import { randomUUID } from 'node:crypto';
import { newsList, newsPublish, newsUnread } from '../../../contract/endpoints/news';
import { implement } from '../../http/call';
import { allNews, newsOf, unreadNews } from './newsStore';

export const list = implement(newsList, ({ tx, caller }) => allNews(tx, caller.person));

export const unread = implement(newsUnread, ({ tx, caller }, { params }) =>
  unreadNews(tx, params.version, caller.person),
);

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
