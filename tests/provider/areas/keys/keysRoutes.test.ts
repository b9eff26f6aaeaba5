import { readFileSync } from 'node:fs';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityRead } from '../../../../contract/account/otpEndpoints';
import { masterKeyRotate } from '../../../../contract/keys/endpoints';
import { runOperator } from '../../../../provider/cli/runOperator';
import { openDatabase } from '../../../../provider/db/openDatabase';
import { readKeys } from '../../../../provider/identity/oidc/keys';
import { lifetimes } from '../../../../provider/identity/oidc/lifetimes';
import { secretKeyFile } from '../../../../provider/secrets/masterSecrets';
import { beginRotation } from '../../../../provider/secrets/rotateSecretFile';
import { ask } from '../../../fixtures/ask';
import { type DatabasePlace, databasePlace } from '../../../fixtures/database';
import {
  movableClock,
  OPERATOR_SECRET,
  PASSWORD,
  type Serving,
  seedPeople,
  serve,
} from '../../../fixtures/identityProvider';
import { oidcClient } from '../../../fixtures/oidcClient';
import { askForCodes, codeOf, linkApp } from '../../../fixtures/oneTimeCode';
import { openMails } from '../../../fixtures/openMails';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const uid = 'docente.SG10001';

describe('the keys of an installation', () => {
  const machine = movableClock();
  let place: DatabasePlace;
  let db: Awaited<ReturnType<typeof openDatabase>>;
  let provider: Serving;
  let second: Serving;
  beforeAll(async () => {
    place = await databasePlace();
    db = await openDatabase(place.options);
    await seedPeople(db);
    const config = { dataDir: place.options.dataDir, secretKeys: [] };
    provider = await serve(db, { config, machine });
    second = await serve(db, { config, machine, publicUrl: provider.url });
  });
  afterAll(async () => {
    await second.close();
    await provider.close();
    await db.close();
    await place.remove();
  });

  /** Waits until every process has read the keys again. */
  const aMomentLater = () => machine.move(2 * 60_000);
  const rotate = (...args: string[]) =>
    runOperator(['keys', 'rotate', ...args], { OPERATOR_URL: provider.url, OPERATOR_SECRET });
  const onSecond: typeof fetch = (url, init) =>
    fetch(String(url).replace(provider.url, second.listensAt), init);
  const enter = () => signIn(provider.url, uid, PASSWORD);
  const goesOn = async (who: SignedIn) => (await ask(who, securityRead)).status;
  const goesOnAtSecond = async (who: SignedIn) => {
    const headers = await who.headers('GET', securityRead.path);
    return (await onSecond(provider.url + securityRead.path, { headers })).status;
  };
  const keyOf = ({ tokens }: SignedIn) => decodeProtectedHeader(tokens.access_token).kid;
  const published = async (at: string) => {
    const { keys } = (await (await fetch(`${at}/oidc/jwks`)).json()) as {
      keys: { kid: string; d?: string }[];
    };
    return keys;
  };

  it('a token of before a rotation is accepted after it, as is one of after it, by every process', async () => {
    const before = await enter();
    const { code, output } = await rotate('token');
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(
        /^Tokens are signed with the new key [\w-]{36} from \S+Z on\. Those of the key before are accepted until /,
      ),
    ]);
    // The new key signs only once every process knows it; until then the previous one does.
    expect(keyOf(await enter())).toBe(keyOf(before));
    aMomentLater();
    const after = await enter();
    expect(keyOf(after)).not.toBe(keyOf(before));
    for (const who of [before, after]) {
      expect(await goesOn(who)).toBe(200);
      expect(await goesOnAtSecond(who)).toBe(200);
    }
    for (const at of [provider.url, second.listensAt]) {
      const keys = await published(at);
      expect(keys.map(({ kid }) => kid)).toEqual([keyOf(after), keyOf(before)]);
      expect(keys.some(({ d }) => d !== undefined)).toBe(false);
    }
    // Existing sessions: nobody has to sign in again, and signing out sends the old ID token.
    const old = before.tokens.access_token;
    const left = await enter();
    await before.refresh();
    expect(keyOf(before)).toBe(keyOf(after));
    expect(before.tokens.access_token).not.toBe(old);
    expect((await left.logout()).searchParams.has('error')).toBe(false);
  });

  it('a key of before is forgotten once the longest of its tokens has run out', async () => {
    const before = keyOf(await enter());
    await rotate('token');
    aMomentLater();
    const after = keyOf(await enter());
    const keysIn = async (seconds: number) => {
      const later = { now: () => new Date(machine.now().getTime() + seconds * 1000) };
      const keys = await db.asIdentity((tx) => readKeys(tx, later));
      return keys?.jwks.keys.map(({ kid }) => kid) ?? [];
    };
    expect(await keysIn(0)).toContain(before);
    expect(await keysIn(lifetimes.Grant - 10 * 60)).toContain(before);
    expect(await keysIn(lifetimes.Grant)).toEqual([after]);
  });

  it('a key that may have got out is refused at once, and nobody has to sign in again', async () => {
    const who = await enter();
    const { output } = await rotate('token', '--before', 'refuse');
    expect(output).toContain('Those of the key before are refused');
    for (const at of [provider.url, second.listensAt]) expect(await published(at)).toHaveLength(1);
    expect(await goesOn(who)).toBe(401);
    expect(await goesOnAtSecond(who)).toBe(401);
    await who.refresh();
    expect(await goesOn(who)).toBe(200);
    expect(await goesOnAtSecond(who)).toBe(200);
  });

  it('the master key is made anew: what it sealed opens, with the new one alone', async () => {
    const { dataDir } = place.options;
    await askForCodes(db, uid);
    const client = await oidcClient(provider.url);
    const asked = await client.authorize({ prompt: 'login' });
    const page = await client.submit(asked, { username: uid, password: PASSWORD });
    const secret = await linkApp(provider.url, /href="(\/otp\?id=[\w-]{43})"/.exec(page.text)?.[1] ?? '');
    const mails = await openMails(db);
    expect(mails.length).toBeGreaterThan(0);
    const marks = () =>
      db.asOwner(async (tx) => {
        const settings = await tx.selectFrom('setting').select('value').execute();
        const bodies = await tx.selectFrom('mail').select('body').where('body', '<>', '').execute();
        const answers = await tx
          .selectFrom('idempotency')
          .select('response')
          .where('response', 'is not', null)
          .execute();
        const text = JSON.stringify([settings, bodies, answers]);
        return new Set([...text.matchAll(/"(v1\.[0-9a-f]{12})\./g)].map(([, mark]) => mark));
      });
    const before = readFileSync(secretKeyFile(dataDir), 'utf8');
    const [oldMark] = await marks();

    const { code, output } = await rotate('master');
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^There is a new key in secret\.key, and \d+ secrets/),
    ]);
    const lines = readFileSync(secretKeyFile(dataDir), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toBe(before.trim());
    const now = await marks();
    expect(now.size).toBe(1);
    expect(now.has(oldMark)).toBe(false);

    expect(await openMails(db)).toEqual(mails.map((mail) => ({ ...mail, body: mail.body })));
    const again = await oidcClient(provider.url);
    const code2 = await again.submit(await again.authorize({ prompt: 'login' }), {
      username: uid,
      password: PASSWORD,
    });
    const back = await again.submit(code2, { codice: codeOf(secret) });
    expect(back.url.searchParams.has('code')).toBe(true);
    await askForCodes(db, uid, false);
  });

  it('a rotation of the master key that was interrupted goes on with the key that it had made', async () => {
    const { dataDir } = place.options;
    const lines = () => readFileSync(secretKeyFile(dataDir), 'utf8').trim().split('\n');
    const [made, before] = await beginRotation(dataDir);
    expect(lines()).toEqual([made, before]);
    // As read by the next start, or by another process.
    expect(await goesOn(await enter())).toBe(200);
    expect((await rotate('master')).code).toBe(0);
    expect(lines()).toEqual([made]);
    expect(await goesOn(await enter())).toBe(200);
  });

  it('a master key of the environment is not for this command, which says what to do', async () => {
    const config = { dataDir: place.options.dataDir, secretKeys: ['x'.repeat(32)] };
    const elsewhere = await serve(db, { config, publicUrl: provider.url });
    const env = { OPERATOR_URL: elsewhere.listensAt, OPERATOR_SECRET };
    const { code, output } = await runOperator(['keys', 'rotate', 'master'], env);
    expect([code, output]).toEqual([1, expect.stringContaining('SECRET_KEY_BEFORE')]);
    await elsewhere.close();
  });

  it.each([
    [['keys', 'rotate', 'cookies'], /token or master/],
    [['keys', 'rotate', 'token', '--before', 'maybe'], /accept or refuse/],
    [['keys', 'rotate', 'master', '--before', 'refuse'], /for the token key/],
  ])('%j is not understood', async (args, reason) => {
    expect(await runOperator(args, {})).toMatchObject({ code: 2, output: expect.stringMatching(reason) });
  });

  it('are rotated by the provider’s own staff alone', async () => {
    expect((await ask(await enter(), masterKeyRotate)).status).toBe(401);
  });
});
