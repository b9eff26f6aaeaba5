import { beforeEach, describe, expect, it } from 'vitest';
import { CONFIRMED_MINUTES } from '../../../../contract/account/confirmation';
import { userOtpReset } from '../../../../contract/account/otpEndpoints';
import { endpoints } from '../../../../contract/endpoints';
import { schoolRead, schoolUpdate } from '../../../../contract/schools/endpoints';
import { userRead, userUpdate } from '../../../../contract/users/endpoints';
import { ask, refusal } from '../../../fixtures/ask';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const supervisor = 'supervisor.SG10001';
const uid = 'docente.SG10001';
const school = { customerCode: 'SG10001' };
const person = { ...school, uid };
const asked = { status: 403, code: 'confirmationNeeded' };
const MINUTE = 60_000;
/** A school record that could be saved. */
const record = {
  description: 'ISTITUTO COMPRENSIVO',
  street: 'Via Roma 1',
  postalCode: '00199',
  city: 'Roma',
  provincia: 'RM',
  mail: 'scuola@example.org',
  pec: 'scuola@pec.example.org',
  dpo: 'Studio Garante',
  recapitoDpo: 'dpo@example.org',
};

describe('that codes are no longer asked for', () => {
  const people = peopleForTests([supervisor], async (db) => {
    await db.asOwner((tx) =>
      tx.updateTable('account').set({ codice_fiscale: 'RSSMRA80A01H501U' }).where('uid', '=', uid).execute(),
    );
  });
  beforeEach(() => {
    people.clock.move(CONFIRMED_MINUTES * MINUTE);
    return people.db.asOwner(async (tx) => {
      await tx.updateTable('school').set({ otp_enabled: true }).execute();
      await tx.updateTable('account').set({ otp_enabled: true }).where('uid', '=', uid).execute();
    });
  });

  const ofSchool = async (body: object) => {
    const { etag } = await ask(people.as(supervisor), schoolRead, { params: school });
    return ask(people.as(supervisor), schoolUpdate, {
      params: school,
      body: { ...record, ...body },
      ifMatch: String(etag),
    });
  };
  const ofUser = async (body: object) => {
    const { body: user, etag } = await ask(people.as(supervisor), userRead, { params: person });
    const names = { cognome: user.sn, nome: user.cn, codiceFiscale: user.codicefiscale };
    const whole = { ...names, email: user.email, ...body };
    return ask(people.as(supervisor), userUpdate, { params: person, body: whole, ifMatch: String(etag) });
  };
  const reset = () => ask(people.as(supervisor), userOtpReset, { params: person });
  const codes = () =>
    people.db.asOwner((tx) =>
      tx
        .selectFrom('account')
        .innerJoin('school', 'school.customer_code', 'account.customer_code')
        .select(['school.otp_enabled as school', 'account.otp_enabled as own'])
        .where('account.uid', '=', uid)
        .executeTakeFirst(),
    );

  it('needs more than the session of a supervisor: for a school, for a user, and for removing apps', async () => {
    expect(refusal(await ofSchool({ otpEnabled: false }))).toEqual(asked);
    expect(refusal(await ofUser({ otpenabled: false }))).toEqual(asked);
    expect(refusal(await reset())).toEqual(asked);
    expect(await codes()).toEqual({ school: true, own: true });

    await confirmIdentity(people.as(supervisor));
    expect((await reset()).status).toBe(204);
    expect((await ofUser({ otpenabled: false })).body).toMatchObject({ otpenabled: false });
    expect((await ofSchool({ otpEnabled: false })).body).toMatchObject({ otpEnabled: false });
    expect(await codes()).toEqual({ school: false, own: false });
  });

  it('is all of a record that needs it: the rest is saved by the session, and codes are switched on', async () => {
    expect((await ofSchool({ otpEnabled: true, faxNumber: '06 3333333' })).status).toBe(200);
    expect((await ofUser({ otpenabled: true, email: 'nuova@example.org' })).status).toBe(200);
    await people.db.asOwner((tx) =>
      tx.updateTable('account').set({ otp_enabled: false }).where('uid', '=', uid).execute(),
    );
    expect((await ofUser({ otpenabled: false, email: 'altra@example.org' })).status).toBe(200);
    expect((await ofUser({ otpenabled: true })).body).toMatchObject({ otpenabled: true });
  });

  it('is not asked about while something else is wrong', async () => {
    const { status, body } = await ofSchool({ otpEnabled: false, pec: '' });
    expect([status, body.errors]).toEqual([400, [{ field: 'pec', message: 'Campo obbligatorio' }]]);
  });

  it('is in the contract, as what else needs it that is no factor of one’s own', () => {
    const named = endpoints.filter(({ errors }) => errors.includes('confirmationNeeded'));
    const others = named.filter(({ access }) => access[0] !== 'account').map(({ id }) => id);
    expect(others.sort()).toEqual([
      'aliasDelete',
      'exportRequestCreate',
      'provisioningTargetCreate',
      'provisioningTargetToken',
      'schoolUpdate',
      'scimClientCreate',
      'scimClientRotate',
      'userOtpReset',
      'userUpdate',
    ]);
  });
});
