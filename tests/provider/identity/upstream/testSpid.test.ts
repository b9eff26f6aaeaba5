import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../provider/db/database';
import { testDatabase } from '../../../fixtures/database';
import { type Serving, serve } from '../../../fixtures/identityProvider';
import { oidcClient } from '../../../fixtures/oidcClient';
import { seedSchool } from '../../../fixtures/seedSchool';

describe('the digital identities of the demo', () => {
  let db: Database;
  const serving: Serving[] = [];
  beforeAll(async () => {
    db = await testDatabase();
    const verdi = { sn: 'Verdi', cn: 'Anna', codice_fiscale: 'VRDNNA80A41H501X', spid_enabled: true };
    await seedSchool(db, 'SG10001', { spid_enabled: true, accounts: [{ username: 'verdi', ...verdi }] });
    for (const demo of [true, false]) serving.push(await serve(db, { config: { demo } }));
  });
  afterAll(async () => {
    for (const { close } of serving) await close();
    await db.close();
  });

  it('SESSION-004 let in any chosen person', async () => {
    const client = await oidcClient(serving[0]?.url ?? '');
    const page = await client.authorize();
    const people = await client.browser.visit(`${page.url.href}/spid`);
    expect(people.text).toContain('verdi.SG10001');
    const back = await client.submit(people, { persona: 'VRDNNA80A41H501X' });
    const tokens = await client.exchange(back.url, page.asked);
    expect(tokens.claims()).toMatchObject({
      user_type: 'SPID',
      selected_account: { username: 'verdi.SG10001' },
    });
  });

  it('are nowhere outside the demo', async () => {
    const client = await oidcClient(serving[1]?.url ?? '');
    const page = await client.authorize();
    expect(page.text).not.toContain('Entra con SPID');
    expect((await fetch(`${serving[1]?.url}/accedi/spid-prova`)).status).not.toBe(200);
  });
});
