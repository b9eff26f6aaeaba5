import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../contract/schema/endpoint';
import { processingRegister, schoolRead, schoolUpdate } from '../../../../contract/schools/endpoints';
import type { SchoolUpdate } from '../../../../contract/schools/schoolProfile';
import { sessionUpdate } from '../../../../contract/session/endpoints';
import type { SpidRequestState } from '../../../../contract/spid/spidRequest';
import type { Tx } from '../../../../provider/db/database';
import { ask, refusal } from '../../../fixtures/ask';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const supervisor = 'supervisor.SG10001';
const other = 'supervisor.SG10002';
const params = { customerCode: 'SG10001' };

const good: SchoolUpdate = {
  description: 'ISTITUTO COMPRENSIVO',
  name: 'G. Galilei',
  street: 'Via Roma 1',
  postalCode: '00199',
  city: 'Roma',
  provincia: 'rm',
  telephonenumber: '06 1234567',
  faxNumber: null,
  webSite: 'www.galilei.example.org',
  mail: 'scuola@example.org',
  pec: 'scuola@pec.example.org',
  dpo: 'Studio Garante',
  recapitoDpo: 'dpo@example.org',
  spidEnabled: true,
  otpEnabled: false,
};

const request = (tx: Tx, status: SpidRequestState) =>
  tx
    .insertInto('spid_request')
    .values({ customer_code: 'SG10001', status, modified_date: new Date() })
    .onConflict((there) => there.column('customer_code').doUpdateSet({ status }))
    .execute();

describe('the record of the school', () => {
  const people = peopleForTests([supervisor, 'gestore.SG10001', 'docente.SG10001', other], (db) =>
    db.asOwner(async (tx) => {
      await tx
        .updateTable('school')
        .set({ private_school: true })
        .where('customer_code', '=', 'SG10002')
        .execute();
      const office = { customer_code: 'SG10001', office: 'DS' as const, uid: 'docente.SG10001' };
      await tx.insertInto('office').values(office).execute();
      await request(tx, 'APPROVATA');
    }),
  );
  const read = () => ask(people.as(supervisor), schoolRead, { params });
  const save = async (change: Partial<SchoolUpdate> = {}, ifMatch?: string | null) =>
    ask(people.as(supervisor), schoolUpdate, {
      params,
      body: { ...good, ...change },
      ifMatch: ifMatch ?? (await read()).etag ?? '',
    });
  const otp = () =>
    people.db.asOwner((tx) =>
      tx
        .selectFrom('account')
        .select(['uid', 'otp_enabled'])
        .where('customer_code', '=', 'SG10001')
        .where('otp_enabled', '=', true)
        .execute(),
    );
  const audited = () =>
    people.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['entity', 'action', 'id'])
        .where('entity', 'in', ['school', 'user'])
        .where('action', '=', 'update')
        .orderBy('seq', 'desc')
        .limit(2)
        .execute(),
    );

  it('SCHOOL-013 SCHOOL-014 SCHOOL-031 is read with its codes and switches, and changed as a new version', async () => {
    const before = await read();
    expect(before.body).toMatchObject({ o: 'SG10001', codMin: expect.any(String), otpEnabled: false });
    for (const name of ['cf', 'codIpa', 'codFatturazione', 'dpo', 'recapitoDpo', 'faxNumber'])
      expect(before.body).toHaveProperty(name);
    const saved = await save();
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ ...good, provincia: 'RM', o: 'SG10001' });
    expect(saved.etag).not.toBe(before.etag);
    expect((await read()).body).toEqual(saved.body);
    expect((await audited())[0]).toMatchObject({ entity: 'school', id: 'SG10001' });
  });

  it('SCHOOL-001 each school has a Spid flag of its own', async () => {
    const flags = async () => {
      const rows = await people.db.asOwner((tx) =>
        tx.selectFrom('school').select(['customer_code', 'spid_enabled']).orderBy('customer_code').execute(),
      );
      return rows.map(({ customer_code, spid_enabled }) => [customer_code, spid_enabled]);
    };
    for (const spidEnabled of [false, true]) {
      expect((await save({ spidEnabled })).body).toMatchObject({ spidEnabled });
      expect(await flags()).toEqual([
        ['SG10001', spidEnabled],
        ['SG10002', false],
      ]);
    }
  });

  it('is not changed over what somebody else saved meanwhile', async () => {
    const { etag } = await read();
    await save({ name: 'Di mezzo' }, etag);
    const late = await save({ name: 'Troppo tardi' }, etag);
    expect(refusal(late)).toEqual({ status: 412, code: 'stale' });
    expect(late.body.current).toMatchObject({ name: 'Di mezzo' });
    expect(late.body.changedBy).toEqual({ name: expect.stringMatching(/\S \S/), at: expect.any(String) });
    expect((await save({ name: 'Ora sì' }, late.body.currentVersion)).status).toBe(200);
  });

  it('what is not sent stays as it is, and the whole is checked', async () => {
    await save({ telephonenumber: '06 1111111', faxNumber: '06 2222222' });
    const change = async (body: InputOf<typeof schoolUpdate>['body']) =>
      ask(people.as(supervisor), schoolUpdate, { params, body, ifMatch: (await read()).etag ?? '' });
    expect((await change({ faxNumber: '06 3333333' })).body).toMatchObject({
      ...good,
      provincia: 'RM',
      telephonenumber: '06 1111111',
      faxNumber: '06 3333333',
    });
    expect((await change({ pec: '' })).body.errors).toEqual([
      { field: 'pec', message: 'Campo obbligatorio' },
    ]);
    expect((await change({ pec: null })).body.errors).toEqual([
      { field: 'pec', message: 'Campo obbligatorio' },
    ]);
  });

  it.each<[string, Partial<SchoolUpdate>, string, string]>([
    ['SCHOOL-019 heading', { description: '' }, 'description', 'Campo obbligatorio'],
    ['SCHOOL-020 e-mail', { mail: '' }, 'mail', 'Campo obbligatorio'],
    ['SCHOOL-021 pec', { pec: '' }, 'pec', 'Campo obbligatorio'],
    ['SCHOOL-022 name of the officer', { dpo: '' }, 'dpo', 'Campo obbligatorio'],
    ['SCHOOL-023 e-mail of the officer', { recapitoDpo: '' }, 'recapitoDpo', 'Campo obbligatorio'],
    ['SCHOOL-024 city', { city: '' }, 'city', 'Campo obbligatorio'],
    ['SCHOOL-025 CAP', { postalCode: '' }, 'postalCode', 'CAP obbligatorio'],
    ['SCHOOL-026 good CAP', { postalCode: '0019' }, 'postalCode', 'CAP non valido (es. 00199)'],
    ['SCHOOL-027 short provincia', { provincia: 'ROM' }, 'provincia', 'Sono ammessi al massimo 2 caratteri'],
    ['good e-mail', { mail: 'scuola' }, 'mail', 'E-mail non valida'],
  ])('%s is asked for', async (_name, change, field, message) => {
    const answer = await save(change);
    expect(refusal(answer)).toEqual({ status: 400, code: 'invalid' });
    expect(answer.body.title).toBe('Dati assenti o non validi!');
    expect(answer.body.errors).toEqual([{ field, message }]);
  });

  it('what identifies the school cannot be sent', async () => {
    expect(refusal(await save({ codMin: 'X' } as never))).toEqual({ status: 400, code: 'invalid' });
  });

  it('is nobody’s but its supervisor’s, and no other school’s', async () => {
    for (const uid of ['gestore.SG10001', 'docente.SG10001'])
      expect(refusal(await ask(people.as(uid), schoolRead, { params })).status).toBe(403);
    expect(refusal(await ask(people.as(other), schoolRead, { params }))).toEqual({
      status: 404,
      code: 'notFound',
    });
  });

  it('a private school cannot switch Spid on', async () => {
    const own = { params: { customerCode: 'SG10002' } };
    const { etag } = await ask(people.as(other), schoolRead, own);
    const answer = await ask(people.as(other), schoolUpdate, { ...own, body: good, ifMatch: etag ?? '' });
    expect(answer.body.errors).toMatchObject([{ field: 'spidEnabled' }]);
  });

  it('Spid is switched on only where the agency has approved the request, and stays on whatever becomes of it', async () => {
    await people.db.asOwner((tx) => request(tx, 'PRESA_IN_CARICO'));
    expect((await save({ name: 'Resta acceso' })).status).toBe(200);
    expect((await save({ spidEnabled: false })).body).toMatchObject({ spidEnabled: false });
    const refused = await save();
    expect(refused.body.errors).toEqual([
      {
        field: 'spidEnabled',
        message: 'La richiesta della scuola non è ancora stata approvata da AgID.',
      },
    ]);
    await people.db.asOwner((tx) => request(tx, 'APPROVATA'));
    expect((await save()).body).toMatchObject({ spidEnabled: true });
  });

  it('SCHOOL-018 SESSION-033 OTP switched on asks the supervisor for it at the next sign-in; the session tells of it', async () => {
    expect(await otp()).toEqual([]);
    expect((await save({ otpEnabled: true })).status).toBe(200);
    expect(await otp()).toEqual([{ uid: supervisor, otp_enabled: true }]);
    expect(await audited()).toMatchObject([{ entity: 'user', id: supervisor }, { entity: 'school' }]);
    const { body } = await ask(people.as(supervisor), sessionUpdate);
    expect(body.school.otpEnabled).toBe(true);
    expect(body.profile.preferred_username).toBe(supervisor);
  });

  it('SCHOOL-017 OTP switched off is off for every account of the school, and no other', async () => {
    await people.db.asOwner((tx) => tx.updateTable('account').set({ otp_enabled: true }).execute());
    await confirmIdentity(people.as(supervisor));
    await save({ otpEnabled: false });
    expect(await otp()).toEqual([]);
    const elsewhere = await people.db.asOwner((tx) =>
      tx.selectFrom('account').select('otp_enabled').where('customer_code', '=', 'SG10002').execute(),
    );
    expect(elsewhere.every(({ otp_enabled }) => otp_enabled)).toBe(true);
  });

  it('SCHOOL-028 the data-processing register is a PDF in base64 with the code of the school in its name', async () => {
    await save();
    const { body } = await ask(people.as(supervisor), processingRegister, { params });
    expect(body.name).toBe('registro-trattamento-SG10001.pdf');
    expect(Buffer.from(body.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(refusal(await ask(people.as('gestore.SG10001'), processingRegister, { params })).status).toBe(403);
  });
});
