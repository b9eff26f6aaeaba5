import { describe, expect, it } from 'vitest';
import { sessionOpen } from '../../../../contract/session/endpoints';
import {
  platformSchoolClose,
  platformSchoolClosing,
  platformSchoolCreate,
  platformSchoolList,
  platformSchoolRead,
  platformSchoolReopen,
  platformSchoolUpdate,
} from '../../../../contract/staff/endpoints/schools';
import { runOperator } from '../../../../provider/cli/runOperator';
import { ask, refusal } from '../../../fixtures/ask';
import { OPERATOR_SECRET, PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { signIn } from '../../../fixtures/signIn';

const served = servedForTests();
const school = { customerCode: 'SG30001', codMin: 'RMIC800001', name: 'Istituto Verdi', city: 'Roma' };
const of = (code: string) => ({ params: { school: code } });
const DAY = 86_400_000;

describe('a school of the provider', () => {
  it('is made once, with what was sent twice being made once', async () => {
    const call = { key: 'a-school-is-meant', body: school };
    const made = await askAs(served.url, machine, platformSchoolCreate, call);
    expect(made.body).toMatchObject({ ...school, spidEnabled: false, closedAt: null });
    expect((await askAs(served.url, machine, platformSchoolCreate, call)).body).toEqual(made.body);
    expect(refusal(await askAs(served.url, machine, platformSchoolCreate, { body: school })).code).toBe(
      'conflict',
    );
    const wrong = { ...school, customerCode: 'x', city: '' };
    const { body } = await askAs(served.url, machine, platformSchoolCreate, { body: wrong });
    expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['city', 'customerCode']);
  });

  it('is found by its codes, name and city, a page at a time', async () => {
    const find = async (query: Record<string, string>) =>
      (await askAs(served.url, machine, platformSchoolList, { query })).body;
    expect(await find({ q: 'verdi roma' })).toMatchObject({ total: 1, data: [{ customerCode: 'SG30001' }] });
    expect(await find({ perPage: '1', page: '2' })).toMatchObject({
      total: 2,
      data: [{ customerCode: 'SG30001' }],
    });
    expect(await find({ state: 'closed' })).toEqual({ total: 0, data: [] });
  });

  it('is changed by who saw its last version', async () => {
    const { etag } = await askAs(served.url, machine, platformSchoolRead, of('SG30001'));
    const { customerCode: _, ...written } = { ...school, name: 'Istituto Giuseppe Verdi' };
    const change = { ...of('SG30001'), body: written, ifMatch: etag ?? '' };
    expect((await askAs(served.url, machine, platformSchoolUpdate, change)).body.name).toBe(
      'Istituto Giuseppe Verdi',
    );
    expect(refusal(await askAs(served.url, machine, platformSchoolUpdate, change)).code).toBe('stale');
    expect((await askAs(served.url, machine, platformSchoolRead, of('SG99999'))).status).toBe(404);
  });

  it("is begun with its switches, which are its own people's to turn from then on", async () => {
    const begun = {
      ...school,
      customerCode: 'SG30002',
      codMin: 'RMIC800002',
      spidEnabled: true,
      otpEnabled: true,
    };
    const make = () => askAs(served.url, machine, platformSchoolCreate, { body: begun });
    expect((await make()).body).toMatchObject({ spidEnabled: true, otpEnabled: true });
    const change = async (more: Record<string, unknown>) => {
      const { etag } = await askAs(served.url, machine, platformSchoolRead, of('SG30002'));
      const { customerCode: _, spidEnabled: __, otpEnabled: ___, ...written } = begun;
      const body = { ...written, ...more } as typeof written;
      return askAs(served.url, machine, platformSchoolUpdate, {
        ...of('SG30002'),
        body,
        ifMatch: etag ?? '',
      });
    };
    expect((await change({ city: 'Ostia' })).body).toMatchObject({ spidEnabled: true, otpEnabled: true });
    expect(refusal(await change({ otpEnabled: false })).code).toBe('invalid');
    // Without digital identities, SPID is switched off.
    expect((await change({ privateSchool: true })).body).toMatchObject({
      spidEnabled: false,
      otpEnabled: true,
    });
    expect((await change({})).body).toMatchObject({ privateSchool: false, spidEnabled: false });
  });

  it('says what closing comes to, shuts everybody out at once, and opens again for thirty days', async () => {
    const supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    expect((await ask(supervisor, sessionOpen)).status).toBe(200);
    const preview = await askAs(served.url, machine, platformSchoolClosing, of('SG10001'));
    expect(preview.body).toMatchObject({ people: 6, enabled: 5, licences: 2, files: 0, reopenDays: 30 });
    const env = { OPERATOR_URL: served.url, OPERATOR_SECRET };
    const closed = await runOperator(['school', 'close', '--school', 'SG10001'], env);
    expect(closed).toMatchObject({
      code: 0,
      output: expect.stringContaining('SG10001 Istituto SG10001 is closed'),
    });
    expect(refusal(await ask(supervisor, sessionOpen))).toEqual({ status: 403, code: 'notAuthorised' });
    expect((await askAs(served.url, machine, platformSchoolClose, of('SG10001'))).status).toBe(409);
    const reopened = await askAs(served.url, machine, platformSchoolReopen, of('SG10001'));
    expect(reopened.body).toMatchObject({ closedAt: null, reopenUntil: null });
    await askAs(served.url, machine, platformSchoolClose, of('SG30001'));
    served.clock.move(31 * DAY);
    expect((await askAs(served.url, machine, platformSchoolReopen, of('SG30001'))).status).toBe(409);
    served.clock.move(-31 * DAY);
  });

  it('issues no token of a closed school, and ends earlier ones for good, also when it is opened again', async () => {
    const before = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    expect((await ask(before, sessionOpen)).status).toBe(200);
    await askAs(served.url, machine, platformSchoolClose, of('SG10001'));
    await expect(before.refresh()).rejects.toThrow();
    await expect(signIn(served.url, 'supervisor.SG10001', PASSWORD)).rejects.toMatchObject({ status: 403 });
    expect(refusal(await ask(before, sessionOpen))).toEqual({ status: 403, code: 'notAuthorised' });
    served.clock.move(1000);
    await askAs(served.url, machine, platformSchoolReopen, of('SG10001'));
    expect(refusal(await ask(before, sessionOpen))).toEqual({ status: 401, code: 'unauthenticated' });
    await expect(before.refresh()).rejects.toThrow();
    served.clock.move(1000);
    const after = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    expect((await ask(after, sessionOpen)).status).toBe(200);
  });
});
