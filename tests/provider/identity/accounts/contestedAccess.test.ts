import { beforeEach, expect, it } from 'vitest';
import { recordAudit } from '../../../../provider/audit/recordAudit';
import { emailPaths, issueEmailLinks } from '../../../../provider/identity/accounts/emailLinks';
import {
  makeRecoveryCodes,
  recoveryCodesLeft,
} from '../../../../provider/identity/secondFactor/recoveryCodes';
import { PASSWORD, passwordHash, servedForTests } from '../../../fixtures/identityProvider';
import { SignInFailed, signIn } from '../../../fixtures/signIn';

const uid = 'docente.SG10001';
const account = { customerCode: 'SG10001', uid };
const served = servedForTests();
const minutes = (count: number) => new Date(served.clock.now().getTime() + count * 60_000);

/** Links the account to an alias of its person, for signing in. */
const link = (person: string, linked_at: Date, password_hash: string) =>
  served.db.asOwner(async (tx) => {
    const alias = { person, email: `${person}@example.org`, sn: 'Verdi', cn: 'Anna', codice_fiscale: null };
    await tx
      .insertInto('alias')
      .values({ ...alias, password_hash, verified: true })
      .execute();
    await tx
      .insertInto('alias_account')
      .values({ person, customer_code: 'SG10001', uid, linked_at })
      .execute();
  });

const makeCodes = (at: Date) =>
  served.db.asOwner(async (tx) => {
    await makeRecoveryCodes(tx, account);
    const actor = { customerCode: 'SG10001', who: uid, asWhom: uid, address: null, at };
    await recordAudit(tx, actor, [{ entity: 'account', action: 'makeRecoveryCodes', id: uid }]);
  });

/** Objects to a recent change of the e-mail address; then the school enables the account again. */
async function object(): Promise<void> {
  const address = await served.db.asOwner(async (tx) => {
    const issuing = { tx, customerCode: 'SG10001', now: served.clock.now(), publicUrl: served.url };
    return (await issueEmailLinks(issuing, 'object', [{ uid, email: 'x@example.org' }])).get(uid) ?? '';
  });
  const body = new URLSearchParams({ id: new URL(address).searchParams.get('id') ?? '' });
  const answer = await fetch(served.url + emailPaths.object, { method: 'POST', body });
  if (answer.status !== 200) throw new Error(`The objection was answered ${answer.status}`);
  await enable();
}
const enable = () =>
  served.db.asOwner((tx) =>
    tx.updateTable('account').set({ enabled: true }).where('uid', '=', uid).execute(),
  );

beforeEach(() =>
  served.db.asOwner(async (tx) => {
    for (const table of ['alias', 'recovery_code'] as const) await tx.deleteFrom(table).execute();
    await tx.deleteFrom('email_link').execute();
  }),
);

it('a person who objects to a changed e-mail ends the identities that were linked since, and no earlier one', async () => {
  const password = await passwordHash();
  await link('stranger', minutes(5), password);
  await object();
  await expect(signIn(served.url, 'stranger@example.org', PASSWORD)).rejects.toThrow(SignInFailed);
  await served.db.asOwner((tx) => tx.deleteFrom('alias').execute());
  await link('own', minutes(-5), password);
  await object();
  expect((await signIn(served.url, 'own@example.org', PASSWORD)).claims.sub).toBe(`own::${uid}`);
});

it('a person who objects to a changed e-mail ends recovery codes that were made since, and no earlier ones', async () => {
  await makeCodes(minutes(-5));
  await object();
  expect(await served.db.asOwner((tx) => recoveryCodesLeft(tx, account))).toBe(10);
  await makeCodes(minutes(5));
  await object();
  expect(await served.db.asOwner((tx) => recoveryCodesLeft(tx, account))).toBe(0);
});
