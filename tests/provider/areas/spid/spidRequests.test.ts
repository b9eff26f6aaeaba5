import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { procedureList } from '../../../../contract/procedures/endpoints';
import { sessionOpen } from '../../../../contract/session/endpoints';
import {
  spidAccessArchive,
  spidAccessLog,
  spidRequestRead,
  spidSwitch,
} from '../../../../contract/spid/endpoints';
import { runOperator } from '../../../../provider/cli/runOperator';
import { ask, refusal } from '../../../fixtures/ask';
import { OPERATOR_SECRET } from '../../../fixtures/identityProvider';
import { preservationSchool } from '../../../fixtures/preservationSchool';

describe('the digital identities of a school', () => {
  const school = preservationSchool();
  const supervisor = () => school.as('supervisor.SG10001');
  const request = async (uid = 'supervisor.SG10001') => (await ask(school.as(uid), spidRequestRead)).body;
  const operator = (...args: string[]) => runOperator(args, { OPERATOR_URL: school.url, OPERATOR_SECRET });
  const turn = (uid: string, spidEnabled: boolean) =>
    ask(school.as(uid), spidSwitch, { body: { spidEnabled } });

  beforeAll(async () => {
    const access = { uid: 'preside.SG10001', codice_fiscale: 'RSSNNA70A41L378G', identity_provider: 'CIE' };
    await school.db.asOwner((tx) =>
      tx
        .insertInto('spid_access')
        .values([
          { customer_code: 'SG10001', at: new Date('2023-05-02T07:00:00Z'), ...access },
          // Half an hour before midnight in Rome, and half an hour after.
          {
            customer_code: 'SG10001',
            at: new Date('2023-07-31T21:30:00Z'),
            ...access,
            uid: '=ultimo',
            identity_provider: '＝CIE',
          },
          { customer_code: 'SG10001', at: new Date('2023-07-31T22:30:00Z'), ...access, uid: 'dopo' },
        ])
        .execute(),
    );
  });

  it('have no request before there is one', async () => {
    expect(await request()).toBe('');
    expect(refusal(await turn('supervisor.SG10001', true))).toEqual({ status: 409, code: 'conflict' });
  });

  it.each(['NON_GENERATA', 'DA_FIRMARE', 'PRESA_IN_CARICO', 'APPROVATA'])(
    'SRV-044 SRV-077 have a request that the operator says is %s',
    async (status) => {
      const { code, output } = await operator('spid', 'set', '--school', 'SG10001', '--status', status);
      expect([code, output]).toEqual([0, `The SPID request of SG10001 is now ${status}.`]);
      expect((await request()).statusRichiesta).toBe(status);
    },
  );

  it('SRV-008 SRV-045 SHELL-034 have something to show once the agency has approved', async () => {
    const shown = async () => (await ask(supervisor(), sessionOpen)).body.services.spid;
    await operator('spid', 'set', '--school', 'SG10001', '--status', 'PRESA_IN_CARICO');
    expect(await shown()).toBe(false);
    expect((await ask(supervisor(), procedureList)).body).toContainEqual(
      expect.objectContaining({ kind: 'spidRequest', state: 'atAgency' }),
    );
    const person = ['--name', 'Anna Bianchi', '--taxCode', 'BNCNNA70A41L378J', '--position', 'DSGA'];
    await operator('spid', 'set', '--school', 'SG10001', '--status', 'PRESA_IN_CARICO', ...person);
    const { code } = await operator('spid', 'approve', '--school', 'SG10001');
    expect(code).toBe(0);
    // The contact person stays if no other is given.
    expect(await request()).toMatchObject({
      nomeCognomeSoggettoReferente: 'Anna Bianchi',
      codiceFiscaleSoggettoReferente: 'BNCNNA70A41L378J',
    });
    expect(await shown()).toBe(true);
  });

  it('are none in a private school, whatever its request', async () => {
    await operator('spid', 'approve', '--school', 'SP20001');
    expect(await request('supervisor.SP20001')).toBe('');
    expect((await ask(school.as('supervisor.SP20001'), sessionOpen)).body.services.spid).toBe(false);
    expect(refusal(await turn('supervisor.SP20001', true)).status).toBe(409);
  });

  it('SRV-046 SRV-063 are switched by the new boolean, for the whole school, and it is logged', async () => {
    expect((await turn('supervisor.SG10001', true)).body).toEqual({ spidEnabled: true });
    expect((await request()).spidEnabled).toBe(true);
    expect((await ask(supervisor(), sessionOpen)).body.school.spidEnabled).toBe(true);
    expect((await turn('supervisor.SG10001', false)).body).toEqual({ spidEnabled: false });
    expect((await request()).spidEnabled).toBe(false);
    const lines = await school.db.asOwner((tx) =>
      tx.selectFrom('audit_entry').select('after').where('entity', '=', 'school').execute(),
    );
    expect(lines.map(({ after }) => after)).toEqual([{ spidEnabled: true }, { spidEnabled: false }]);
    expect(refusal(await turn('gestore.SG10001', true))).toEqual({ status: 403, code: 'forbidden' });
  });

  it('SRV-062 SRV-075 SRV-076 have an archive of accesses up to 31/07/2023, behind a url with its key', async () => {
    const { body } = await ask(supervisor(), spidAccessLog);
    expect(body).toEqual({ url: '/api/spid/accessi/SG100012023' });
    const archive = await ask(supervisor(), spidAccessArchive, { params: { chiave: 'SG100012023' } });
    expect(archive.body.name).toBe('accessi-spid-SG100012023.zip');
    const zip = Buffer.from(archive.body.content, 'base64');
    const [csv] = Object.values(unzipSync(zip)).map((bytes) => Buffer.from(bytes).toString());
    expect(csv).toBe(
      [
        '\ufeff"Data e ora";"Utente";"Codice fiscale";"Gestore di identità"',
        '"02/05/2023 09:00";"preside.SG10001";"RSSNNA70A41L378G";"CIE"',
        '"31/07/2023 23:30";"\'=ultimo";"RSSNNA70A41L378G";"\'＝CIE"',
        '',
      ].join('\r\n'),
    );
  });

  it('SRV-069 say so where there were no accesses, and keep those of others to themselves', async () => {
    const other = school.as('supervisor.SG10002');
    const none = await ask(other, spidAccessLog);
    expect([none.status, none.body.detail]).toEqual([
      404,
      'Non esistono log accessi spid per questa scuola.',
    ]);
    const foreign = await ask(other, spidAccessArchive, { params: { chiave: 'SG100012023' } });
    expect(refusal(foreign)).toEqual({ status: 404, code: 'notFound' });
  });

  it('are explained to the operator when there is no such school, or a word is missing', async () => {
    const { code, output } = await operator('spid', 'approve', '--school', 'SG99999');
    expect([code, output]).toEqual([1, "The provider refused (404): La scuola SG99999 non c'è."]);
    expect((await operator('spid', 'approve')).code).toBe(2);
    expect((await operator('spid', 'set', '--school', 'SG10001')).code).toBe(2);
  });

  it('are beside preservation, which the operator opens to a school with its licence', async () => {
    const opened = await operator('preservation', 'open', '--school', 'SG10002');
    expect([opened.code, opened.output]).toEqual([0, 'SG10002 can now activate digital preservation.']);
    const { body } = await ask(school.as('supervisor.SG10002'), sessionOpen);
    expect(body.services.preservation).toBe(true);
    const early = await operator('preservation', 'configure', '--school', 'SG10002');
    expect(early.code).toBe(1);
  });
});
