import { randomUUID } from 'node:crypto';
import { newsList, newsPublish, newsUnread, newsWithdraw } from '../../../contract/news/endpoints';
import { implement } from '../../http/call';
import { publishNews } from '../../platform/published';
import { Refusal } from '../../refusal';
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
  await publishNews(call.tx, [row]);
  call.audit({ entity: 'news', action: 'publish', id: row.code_news, after: newsOf(row) });
  return newsOf(row);
});

export const withdraw = implement(newsWithdraw, async (call, { body: { codeNews } }) => {
  const row = await call.tx
    .updateTable('news')
    .set({ withdrawn_at: call.now })
    .where('code_news', '=', codeNews)
    .where('withdrawn_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound');
  call.audit({ entity: 'news', action: 'withdraw', id: codeNews, before: newsOf(row) });
  return newsOf(row);
});
