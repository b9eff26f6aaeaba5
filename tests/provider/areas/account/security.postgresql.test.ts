import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { otpMethodRemove, recoveryCodesMake } from '../../../../contract/account/otpEndpoints';
import { RECOVERY_CODES } from '../../../../provider/identity/secondFactor/recoveryCodes';
import { ask } from '../../../fixtures/ask';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import { PASSWORD, passwordHash, servedForTests } from '../../../fixtures/identityProvider';
import { askForCodes } from '../../../fixtures/oneTimeCode';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { whileHeld } from '../../../fixtures/whileHeld';

const uid = 'docente.SG10001';
const EMAIL = 'anna.verdi@example.org';
const own = { customer_code: 'SG10001', uid };
const apps = [randomUUID(), randomUUID()] as const;

describe('the one-time codes of an account', () => {
  const served = servedForTests();
  const people = new Map<string, SignedIn>();
  beforeAll(async () => {
    const linked_at = new Date('2026-01-01T00:00:00Z');
    const names = { sn: 'Verdi', cn: 'Anna', codice_fiscale: null };
    const alias = { ...names, person: 'anna', email: EMAIL, password_hash: await passwordHash() };
    await served.db.asOwner(async (tx) => {
      await tx.insertInto('alias').values(alias).execute();
      await tx
        .insertInto('alias_account')
        .values({ ...own, person: 'anna', linked_at })
        .execute();
    });
    for (const name of [uid, EMAIL]) {
      const person = await signIn(served.url, name, PASSWORD);
      await confirmIdentity(person);
      people.set(name, person);
    }
    await askForCodes(served.db, uid);
  });
  beforeEach(async () => {
    const app = { ...own, name: 'App', secret: 'x', activated_at: new Date(), used_at: null };
    await served.db.asOwner(async (tx) => {
      await tx.deleteFrom('otp_method').execute();
      await tx
        .insertInto('otp_method')
        .values(apps.map((id) => ({ ...app, id })))
        .execute();
    });
  });

  const as = (name: string): SignedIn => people.get(name) as SignedIn;
  const remove = (name: string, id: string) => async () =>
    (await ask(as(name), otpMethodRemove, { params: { id } })).status;
  const makeCodes = async () => (await ask(as(uid), recoveryCodesMake)).status;

  it.each([
    ['the same person', uid],
    ['an alias that acts as it', EMAIL],
  ])('one app stays of two that are removed at once, one of them by %s', async (_who, other) => {
    const statuses = await whileHeld(
      served.db,
      (tx) => tx.selectFrom('otp_method').select('id').forUpdate().execute(),
      [remove(uid, apps[0]), remove(other, apps[1])],
    );
    expect(statuses).toEqual([204, 409]);
    const left = await served.db.asOwner((tx) => tx.selectFrom('otp_method').select('id').execute());
    expect(left).toEqual([{ id: apps[1] }]);
  });

  it('the recovery codes that were made first no longer work where two make them at once', async () => {
    const statuses = await whileHeld(
      served.db,
      (tx) => tx.selectFrom('account').select('uid').forNoKeyUpdate().execute(),
      [makeCodes, makeCodes],
    );
    expect(statuses).toEqual([200, 200]);
    const codes = await served.db.asOwner((tx) => tx.selectFrom('recovery_code').select('uid').execute());
    expect(codes).toHaveLength(RECOVERY_CODES);
  });
});
