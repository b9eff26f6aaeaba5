import { randomUUID } from 'node:crypto';
import type { Content } from '../../../contract/contents/content';
import { contentPublish, contentWithdraw } from '../../../contract/contents/endpoints';
import { dayInRome } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { implement } from '../../http/call';
import { publishContents } from '../../platform/published';
import { Refusal } from '../../refusal';
import { contentOf, contents } from './contents';

export const publish = implement(contentPublish, async (call, { body }) => {
  const { tx, now } = call;
  const { category, title, text, applicationCode, version } = body;
  if (applicationCode) await refuseUnknown(tx, applicationCode);
  const code = randomUUID();
  await publishContents(tx, [
    {
      code,
      category,
      date: dayInRome(now),
      title,
      text,
      application_code: applicationCode ?? null,
      version: version?.version ?? null,
    },
  ]);
  const after = await readContent(tx, code);
  call.audit({ entity: 'content', action: 'publish', id: code, after });
  return after;
});

export const withdraw = implement(contentWithdraw, async (call, { body: { code } }) => {
  const before = await readContent(call.tx, code);
  await call.tx.updateTable('content').set({ withdrawn_at: call.now }).where('code', '=', code).execute();
  call.audit({ entity: 'content', action: 'withdraw', id: code, before });
  return before;
});

async function readContent(tx: Tx, code: string): Promise<Content> {
  const row = await contents(tx).where('code', '=', code).executeTakeFirst();
  if (!row) throw new Refusal('notFound');
  return contentOf(row);
}

async function refuseUnknown(tx: Tx, ac: string): Promise<void> {
  const known = await tx.selectFrom('application').select('ac').where('ac', '=', ac).executeTakeFirst();
  if (known) return;
  const message = 'L’applicazione non esiste';
  throw new Refusal('invalid', { errors: [{ field: 'applicationCode', message }] });
}
