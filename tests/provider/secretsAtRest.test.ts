import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { otpLinkMake, recoveryCodesMake } from '../../contract/account/otpEndpoints';
import { encryptSecretsAtRest } from '../../provider/db/encryptSecretsAtRest';
import { readOrCreateSecret, writeSetting } from '../../provider/db/settings';
import { tokenHash } from '../../provider/identity/accounts/passwordLinks';
import { loadKeys } from '../../provider/identity/oidc/keys';
import { ask } from '../fixtures/ask';
import { confirmIdentity } from '../fixtures/confirmIdentity';
import { PASSWORD, servedForTests } from '../fixtures/identityProvider';
import { askForCodes, linkApp } from '../fixtures/oneTimeCode';
import { openMails } from '../fixtures/openMails';
import { signIn } from '../fixtures/signIn';

const served = servedForTests();
const uid = 'docente.SG10001';

/** Returns every row of every table, as in a stolen backup. */
async function dump(): Promise<string> {
  const { rows: tables } = await served.db.pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  return served.db.asOwner(async (tx) => {
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(
        tx,
      );
      texts.push(...rows.map(({ text }) => `${name} ${text}`));
    }
    return texts.join('\n');
  });
}

describe('a dump of the database', () => {
  const secrets: Record<string, string> = {};
  beforeAll(async () => {
    const person = await signIn(served.url, uid, PASSWORD);
    await askForCodes(served.db, uid);
    await fetch(`${served.url}/accedi/password-dimenticata`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username: 'gestore.SG10001' }),
    });
    const [mail] = await openMails(served.db, ({ uid: to }) => to === 'gestore.SG10001');
    secrets.reset = /id=([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? '';
    await confirmIdentity(person);
    const made = await ask(person, otpLinkMake, { body: { name: 'Telefono' } });
    secrets.otp = await linkApp(served.url, made.body.link);
    const pending = await ask(person, otpLinkMake, { body: { name: 'Tablet' } });
    secrets.otpLink = /id=([\w-]{43})/.exec(pending.body.link)?.[1] ?? '';
    const { codes } = (await ask(person, recoveryCodesMake)).body;
    secrets.recovery = codes[0];
    const { jwks, cookieKeys } = await loadKeys(served.db);
    secrets.signing = String(jwks.keys[0]?.d);
    secrets.cookies = cookieKeys[0] ?? '';
    secrets.sealing = (
      await readOrCreateSecret<{ key: string }>(served.db, 'secrets-key', () => ({ key: '' }))
    ).key;
  });

  it('opens nothing: no link, no key, no secret of an app and no recovery code is readable in it', async () => {
    const text = await dump();
    expect(Object.keys(secrets)).toHaveLength(7);
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(7);
      expect(text, name).not.toContain(secret);
    }
    const living = [...text.matchAll(/[\w-]{43}/g)].filter(([word]) => text.includes(tokenHash(word)));
    expect(living).toEqual([]);
  });

  it('opens nothing either when an earlier version has left it readable, once this one has started', async () => {
    const { db } = served;
    const keys = await loadKeys(db);
    const [mail] = await openMails(db, ({ uid: to }) => to === 'gestore.SG10001');
    await db.asOwner(async (tx) => {
      await writeSetting(tx, 'identity-keys', keys);
      await tx
        .updateTable('mail')
        .set({ body: mail?.body ?? '' })
        .execute();
      await sql`update idempotency set response = '{"answer": {"link": "readable-link"}}'`.execute(tx);
    });
    expect(await dump()).toContain(secrets.signing);
    expect(await loadKeys(db)).toEqual(keys);
    await encryptSecretsAtRest(db);
    const text = await dump();
    for (const [name, secret] of Object.entries(secrets)) expect(text, name).not.toContain(secret);
    expect(text).not.toContain('readable-link');
    expect((await openMails(db, ({ uid: to }) => to === 'gestore.SG10001'))[0]?.body).toBe(mail?.body);
  });
});
