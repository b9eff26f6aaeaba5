import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usersSendCredentials } from '../../../../contract/account/credentialsEndpoints';
import { accountPasswordChange } from '../../../../contract/account/endpoints';
import { otpLinkMake } from '../../../../contract/account/otpEndpoints';
import { passkeyAdd, passkeyOptions } from '../../../../contract/account/passkeysEndpoints';
import { passwordLinkOpen } from '../../../../contract/account/passwordsEndpoints';
import { activitiesFind } from '../../../../contract/activities/endpoints';
import { sessionOpen, sessionSwitch } from '../../../../contract/session/endpoints';
import type { OutsideConfig } from '../../../../provider/config';
import type { Database } from '../../../../provider/db/database';
import { inviteAccounts } from '../../../../provider/identity/accounts/newAccounts';
import { ask, refusal } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { freePort } from '../../../fixtures/freePort';
import { type Serving, seedPeople, serve } from '../../../fixtures/identityProvider';
import { growing, signIns } from '../../../fixtures/metric';
import {
  OUTSIDE_AUDIENCE,
  OUTSIDE_CLIENT,
  type OutsideProvider,
  outsideProvider,
} from '../../../fixtures/outsideProvider';
import { proofFor, type SignedIn, signIn } from '../../../fixtures/signIn';

const EMAIL = 'anna.verdi@example.org';
const ACCOUNT_URL = 'https://identita.example/profilo';

describe.each([
  ['whose tokens are bound to a key', true],
  ['whose tokens are not', false],
])('an outside identity provider %s', (_what, bound) => {
  let db: Database;
  let outside: OutsideProvider;
  let serving: Serving;

  beforeAll(async () => {
    const publicUrl = `http://localhost:${await freePort()}`;
    db = await testDatabase();
    await seedPeople(db);
    outside = await outsideProvider({ consoleUrl: publicUrl, dpop: bound });
    const oidc: OutsideConfig = {
      issuer: outside.issuer,
      clientId: OUTSIDE_CLIENT,
      audience: OUTSIDE_AUDIENCE,
      accountClaim: 'preferred_username',
      scope: 'openid profile api',
      resource: OUTSIDE_AUDIENCE,
      accountUrl: ACCOUNT_URL,
    };
    serving = await serve(db, { publicUrl, config: { oidc } });
  });
  afterAll(async () => {
    await serving.close();
    await outside.close();
    await db.close();
  });

  /** Connects to the address where the API listens, whatever its public address is. */
  const send: typeof fetch = (input, init) =>
    fetch(String(input).replace(serving.url, serving.listensAt), init);
  const at = () => ({
    issuer: outside.issuer,
    clientId: OUTSIDE_CLIENT,
    scope: 'openid profile api',
    resource: OUTSIDE_AUDIENCE,
    bound,
  });
  const enter = (account: string) => signIn(serving.url, account, '', { at: at(), fetch: send });
  const open = (person: SignedIn) => ask(person, sessionOpen);

  it('SESSION-001 lets in whom it names, in any spelling, with the rights of their account here', async () => {
    const { status, body } = await open(await enter('Supervisor.sg10001'));
    expect(status).toBe(200);
    expect(body.profile).toMatchObject({ sub: 'supervisor.SG10001', customer_code: 'SG10001' });
    expect(body.roles).toContain('supervisor');
    expect(body.signInElsewhere).toEqual({ account: ACCOUNT_URL });
  });

  it('refuses somebody who has no account here, and says what to do', async () => {
    const answer = await open(await enter('nessuno.SG10001'));
    expect(refusal(answer)).toEqual({ status: 403, code: 'unknownPerson' });
    expect(answer.body.title).toMatch(/non corrisponde ad alcuna utenza/);
  });

  it('stops a person who is disabled at the very next call', async () => {
    const person = await enter('docente.SG10001');
    expect((await open(person)).status).toBe(200);
    const set = (enabled: boolean) =>
      db.asOwner((tx) =>
        tx.updateTable('account').set({ enabled }).where('uid', '=', 'docente.SG10001').execute(),
      );
    await set(false);
    expect(refusal(await open(person))).toEqual({ status: 403, code: 'notAuthorised' });
    await set(true);
    expect((await open(person)).status).toBe(200);
  });

  it('SESSION-017 refuses the tokens of a session that was ended here, new ones of it too, and lets a new sign-in in', async () => {
    const person = await enter('gestore.SG10001');
    const other = await enter('gestore.SG10001');
    expect((await open(person)).status).toBe(200);
    expect((await open(other)).status).toBe(200);
    const closed = await person.fetch('/api/session', {
      method: 'DELETE',
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(closed.status).toBe(204);
    expect(refusal(await open(person))).toEqual({ status: 401, code: 'unauthenticated' });
    await person.refresh();
    expect(refusal(await open(person))).toEqual({ status: 401, code: 'unauthenticated' });
    expect((await open(other)).status).toBe(200);
    expect((await open(await enter('gestore.SG10001'))).status).toBe(200);
  });

  it('writes a sign-in down once, however many calls come with its token', async () => {
    const person = await enter('campus.SG10001');
    const counted = await growing(db, signIns('outside', 'done'));
    await Promise.all(Array.from({ length: 8 }, () => open(person)));
    expect(await counted()).toEqual([1]);
    const rows = await db.asOwner((tx) =>
      tx.selectFrom('sign_in').select('grant_id').where('uid', '=', 'campus.SG10001').execute(),
    );
    expect(rows).toHaveLength(1);
    const { body } = await ask(person, activitiesFind);
    expect(body).toMatchObject([{ open: true, current: true }]);
  });

  it('SESSION-020 SESSION-035 an alias goes over to another account, and is still that one when asked who they are again', async () => {
    await db.asOwner(async (tx) => {
      const alias = { person: 'anna', email: EMAIL, sn: 'Verdi', cn: 'Anna', codice_fiscale: null };
      await tx
        .insertInto('alias')
        .values({ ...alias, password_hash: null })
        .execute();
      for (const [nth, uid] of ['docente.SG10001', 'campus.SG10001'].entries())
        await tx
          .insertInto('alias_account')
          .values({ person: 'anna', customer_code: 'SG10001', uid, linked_at: new Date(nth) })
          .execute();
    });
    const used = { last_login: new Date('2026-01-01T08:00:00Z') };
    await db.asOwner((tx) =>
      tx.updateTable('account').set(used).where('uid', '=', 'campus.SG10001').execute(),
    );
    const actsAs = async (person: SignedIn) => (await open(person)).body.profile?.sub;
    const first = await enter(EMAIL);
    expect(await actsAs(first)).toBe('anna::docente.SG10001');
    const { status } = await ask(first, sessionSwitch, { body: { uid: 'campus.SG10001' } });
    expect(status).toBe(200);
    expect(refusal(await open(first))).toEqual({ status: 401, code: 'unauthenticated' });
    const second = await enter(EMAIL);
    expect(await actsAs(second)).toBe('anna::campus.SG10001');
    // Like the popup after a session has expired.
    expect(await actsAs(await enter(EMAIL))).toBe('anna::campus.SG10001');
    expect(await actsAs(second)).toBe('anna::campus.SG10001');
  });

  it('leaves passwords, passkeys and codes to it', async () => {
    const person = await enter('supervisor.SG10001');
    const passwords = {
      passwordAttuale: 'Vecchia-1',
      passwordNuova: 'Nuova-Lunga-1',
      confermaPassword: 'Nuova-Lunga-1',
    };
    const body = { username: 'supervisor.SG10001', email: 'supervisor@example.org', ...passwords };
    const refused = { status: 409, code: 'signInElsewhere' };
    expect(refusal(await ask(person, accountPasswordChange, { body }))).toEqual(refused);
    expect(refusal(await ask(person, otpLinkMake, { body: { name: 'Telefono' } }))).toEqual(refused);
    expect(refusal(await ask(person, passkeyOptions, { body: { password: 'x' } }))).toEqual(refused);
    const made = { name: 'Telefono', credential: '{}' };
    expect(refusal(await ask(person, passkeyAdd, { body: made }))).toEqual(refused);
    const asked = await send(`${serving.url}${passwordLinkOpen.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'x'.repeat(43) }),
    });
    expect([asked.status, (await asked.json()).code]).toEqual([409, 'signInElsewhere']);
  });

  it('writes to nobody about a first password', async () => {
    const person = await enter('supervisor.SG10001');
    const params = { customerCode: 'SG10001' };
    const body = { uids: ['nuovo.SG10001'] };
    expect(refusal(await ask(person, usersSendCredentials, { params, body }))).toEqual({
      status: 409,
      code: 'signInElsewhere',
    });
    // Creating a link would need the database.
    const context = { tx: undefined as never, customerCode: 'SG10001', now: new Date(), publicUrl: '' };
    const nuovo = { uid: 'nuovo.SG10001', sn: 'Verdi', cn: 'Anna', email: 'anna@example.org' };
    expect(await inviteAccounts({ ...context, signInElsewhere: true }, [nuovo])).toEqual(new Map());
  });

  it('has no pages of the embedded one beside it', async () => {
    expect((await send(`${serving.url}/oidc/.well-known/openid-configuration`)).status).toBe(404);
    expect((await send(`${serving.url}/accedi/password`)).status).toBe(404);
  });

  it(
    bound
      ? 'takes a bound token only with a proof by its key, once'
      : 'takes a token that is not bound only for what it is',
    async () => {
      const person = await enter('supervisor.SG10001');
      const token = person.tokens.access_token;
      const call = async (headers: Record<string, string>) =>
        (await send(`${serving.url}/api/session`, { method: 'POST', headers })).status;
      const dpop = await proofFor(person.client, 'POST', `${serving.url}/api/session`, token);
      expect(await call({ authorization: `Bearer ${token}` })).toBe(bound ? 401 : 200);
      expect(await call({ authorization: `DPoP ${token}`, dpop })).toBe(bound ? 200 : 401);
      expect(await call({ authorization: `DPoP ${token}`, dpop })).toBe(401);
    },
  );
});
