import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_ACCESS_EXPIRED, LINK_EXPIRED } from '../../../../contract/account/password';
import { passwordChoose, passwordLinkOpen } from '../../../../contract/account/passwordsEndpoints';
import type { Database } from '../../../../provider/db/database';
import {
  FIRST_ACCESS_DAYS,
  issueFirstAccessLinks,
} from '../../../../provider/identity/accounts/passwordLinks';
import { clean } from '../../../../provider/jobs/clean';
import { answerOf } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { movableClock, type Serving, serve } from '../../../fixtures/identityProvider';
import { seedSchool } from '../../../fixtures/seedSchool';

const DAY = 24 * 60 * 60 * 1000;
const uid = 'nuova.SG10001';

describe('a link to a first password', () => {
  const clock = movableClock();
  let db: Database;
  let provider: Serving;
  beforeAll(async () => {
    db = await testDatabase();
    await seedSchool(db, 'SG10001', { accounts: [{ username: 'nuova' }] });
    provider = await serve(db, { clock });
  });
  afterAll(async () => {
    await provider.close();
    await db.close();
  });

  const state = (more: { email_confirmed?: boolean; enabled?: boolean }) =>
    db.asOwner((tx) => tx.updateTable('account').set(more).where('uid', '=', uid).execute());
  async function link(): Promise<string> {
    const issuing = { now: clock.now(), publicUrl: provider.url };
    const links = await db.asOwner((tx) => issueFirstAccessLinks(tx, 'SG10001', [uid], issuing));
    return new URL(links.get(uid) ?? '').searchParams.get('id') ?? '';
  }
  const send = async ({ method, path }: typeof passwordLinkOpen | typeof passwordChoose, body: object) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch(provider.url + path, { method, headers, body: JSON.stringify(body) });
    return (await answerOf(answer)).body.detail;
  };
  const open = (id: string) => send(passwordLinkOpen, { id });

  it('that expired says who helps, for as long as somebody may still have the letter', async () => {
    await state({ email_confirmed: false, enabled: true });
    const id = await link();
    clock.move(FIRST_ACCESS_DAYS * DAY + 1000);
    await clean(db, clock, clock);
    expect(await open(id)).toBe(FIRST_ACCESS_EXPIRED);
    const passwords = { passwordNuova: 'Nuova-Password1', confermaPassword: 'Nuova-Password1' };
    const typed = { id, username: uid, email: 'nuova.sg10001@example.org', ...passwords };
    expect(await send(passwordChoose, typed)).toBe(FIRST_ACCESS_EXPIRED);
    await state({ enabled: false });
    expect(await open(id)).toBe(LINK_EXPIRED);
    await state({ enabled: true });
    clock.move(91 * DAY);
    await clean(db, clock, clock);
    expect(await open(id)).toBe(LINK_EXPIRED);
  });

  it('of somebody whose e-mail is confirmed sends them to the forgotten passwords', async () => {
    await state({ email_confirmed: true, enabled: true });
    const id = await link();
    clock.move(FIRST_ACCESS_DAYS * DAY + 1000);
    expect(await open(id)).toBe(LINK_EXPIRED);
  });
});
