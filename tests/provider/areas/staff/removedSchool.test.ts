import { beforeAll, describe, expect, it } from 'vitest';
import { preservationSet } from '../../../../contract/preservation/endpoints';
import { registryPublish } from '../../../../contract/registry/endpoints';
import { holdingSet, resizingSet } from '../../../../contract/resizing/endpoints';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { spidRequestSet } from '../../../../contract/spid/endpoints';
import { platformAssistancePut } from '../../../../contract/staff/endpoints/administrative';
import { campusReceive } from '../../../../contract/staff/endpoints/campus';
import { platformLicencePut } from '../../../../contract/staff/endpoints/licences';
import { customerRecordPut, yearlyContractPut } from '../../../../contract/staff/endpoints/orders';
import {
  platformSchoolClose,
  platformSchoolRead,
  platformSchoolUpdate,
} from '../../../../contract/staff/endpoints/schools';
import { spidAccessesReceive } from '../../../../contract/staff/endpoints/spidAccesses';
import {
  platformSupervisorCreate,
  platformSupervisorInvite,
} from '../../../../contract/staff/endpoints/supervisors';
import { writtenSchoolFields } from '../../../../contract/staff/platformSchool';
import { removeClosedSchools } from '../../../../provider/areas/staff/removalWorker';
import type { ObjectStore } from '../../../../provider/objects/objectStore';
import { servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { seedSchool } from '../../../fixtures/seedSchool';

const served = servedForTests({ config: { demo: false } });
const REMOVED = 'I dati della scuola SG10007 sono già stati rimossi.';
const params = { school: 'SG10007' };
const supervisor = { username: 'nuovo', sn: 'Rossi', cn: 'Anna', email: 'anna.rossi@example.org' };
const ask = <E extends Endpoint>(endpoint: E, parts: object) =>
  askAs(served.url, machine, endpoint, parts as never);

/** Returns the mails to people of a closed school. */
const mails = () =>
  served.db.asOwner((tx) =>
    tx.selectFrom('mail').select('id').where('customer_code', '=', 'SG10007').execute(),
  );

describe('a school that is closed', () => {
  beforeAll(async () => {
    await seedSchool(served.db, 'SG10007', {
      accounts: [{ username: 'supervisor', groups: ['SSO/Member_admins'], last_login: null }],
    });
    await ask(platformSchoolClose, { params });
  });

  it('gets no supervisor, and nobody of it is invited to where nobody enters', async () => {
    const uid = 'supervisor.SG10007';
    const created = await ask(platformSupervisorCreate, { params, body: supervisor });
    const invited = await ask(platformSupervisorInvite, { params: { ...params, uid } });
    for (const { status, body } of [created, invited])
      expect([status, body.detail]).toEqual([409, 'La scuola SG10007 è chiusa.']);
    expect(await mails()).toEqual([]);
  });

  it('takes no more data from anybody once its data were removed: they would stay for ever', async () => {
    const { db, clock } = served;
    clock.move(31 * 86_400_000);
    const objects = { kind: 'disk' } as unknown as ObjectStore;
    expect(await removeClosedSchools({ db, clock, objects })).toEqual(['SG10007']);
    const read = await ask(platformSchoolRead, { params });
    const school = Object.fromEntries(
      Object.keys(writtenSchoolFields).map((name) => [name, read.body[name] ?? null]),
    );
    const persone = [{ prgAnagrafe: '1', nome: 'Anna', cognome: 'Rossi', ruoli: ['wsx-docente'] }];
    const { customerCode } = read.body;
    const accesses = [
      {
        reference: '1',
        at: '2023-05-22T08:00:00Z',
        uid: 'docente.SG10007',
        codiceFiscale: 'RSSNNA80A41H501Y',
        identityProvider: 'CIE',
      },
    ];
    const contact = { nomeCognomeSoggettoReferente: 'Anna Rossi', telSoggettoReferente: '06 1234' };
    const contract = {
      product: 'SIG',
      platform: 'B',
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
    };
    const held = { appCode: 'wwp', dal: 2020, al: 2026, documenti: 1 };
    const answers = [
      await ask(spidRequestSet, { body: { customerCode, statusRichiesta: 'DA_FIRMARE', ...contact } }),
      await ask(preservationSet, { body: { customerCode, azione: 'apri' } }),
      await ask(resizingSet, { body: { customerCode, azione: 'annuncia', codMin: ['RMIC800001'] } }),
      await ask(holdingSet, { body: { customerCode, ...held } }),
      await ask(yearlyContractPut, { body: { customerCode, ...contract } }),
      await ask(customerRecordPut, { body: { customerCode, vatNumber: '12345678903' } }),
      await ask(registryPublish, { body: { customerCode: 'SG10007', anno: '2026', persone } }),
      await ask(spidAccessesReceive, { params, body: { accesses } }),
      await ask(campusReceive, { params, body: { courses: [] } }),
      await ask(platformAssistancePut, { params, body: { contacts: [] } }),
      await ask(platformLicencePut, { params: { ...params, ac: 'SSO' }, body: {} }),
      await ask(platformSchoolUpdate, { params, body: { ...school, dpo: 'Rossi' }, ifMatch: read.etag }),
    ];
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual(
      answers.map(() => [404, REMOVED]),
    );
  });
});
