import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, DatabaseUnavailable } from '../../../../provider/db/database';
import { testDatabase } from '../../../fixtures/database';
import { PASSWORD, type Serving, seedPeople, serve } from '../../../fixtures/identityProvider';
import { oidcClient } from '../../../fixtures/oidcClient';
import { signIn } from '../../../fixtures/signIn';

let db: Database;
let serving: Serving;
/** Number of sign-in transactions that still succeed before the database fails. */
let left = Number.POSITIVE_INFINITY;
beforeAll(async () => {
  db = await testDatabase();
  await seedPeople(db);
  const goingAway: Database = {
    ...db,
    asIdentity(work) {
      left -= 1;
      return left < 0 ? Promise.reject(new DatabaseUnavailable('away')) : db.asIdentity(work);
    },
  };
  serving = await serve(goingAway);
});
afterAll(async () => {
  await serving.close();
  await db.close();
});

it('whenever the database goes away while a sign-in begins, a page in Italian says to try again', async () => {
  const { client } = await signIn(serving.url, 'docente.SG10001', PASSWORD);
  const fresh = await oidcClient(serving.url);
  const { asked } = await fresh.authorize();
  const pages: string[] = [];
  // A new visitor, and a signed-in person.
  for (const cookie of ['', client.browser.jar.getCookieStringSync(asked.url)]) {
    for (let calls = 0; ; calls += 1) {
      left = calls;
      const answer = await fetch(asked.url, {
        redirect: 'manual',
        headers: { accept: 'text/html', 'accept-language': 'it', cookie },
      });
      const text = await answer.text();
      const away = left < 0;
      left = Number.POSITIVE_INFINITY;
      if (!away) break;
      pages.push(`${calls}: ${answer.status} ${/<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? text}`);
      expect([answer.headers.get('retry-after'), answer.headers.get('location')]).toEqual(['2', null]);
    }
  }
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter((page) => !/: 503 Servizio non disponibile$/.test(page))).toEqual([]);
});
