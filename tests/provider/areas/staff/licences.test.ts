import { describe, expect, it } from 'vitest';
import { licenceProductList } from '../../../../contract/licences/endpoints';
import {
  platformApplicationList,
  platformApplicationPut,
} from '../../../../contract/staff/endpoints/applications';
import { platformContractList, platformContractOffer } from '../../../../contract/staff/endpoints/contracts';
import {
  platformLicenceEnd,
  platformLicenceEnding,
  platformLicenceGive,
  platformLicenceRestore,
} from '../../../../contract/staff/endpoints/licences';
import { platformProductPut } from '../../../../contract/staff/endpoints/products';
import {
  platformSupervisorCreate,
  platformSupervisorInvite,
  platformSupervisorList,
} from '../../../../contract/staff/endpoints/supervisors';
import { ask, refusal } from '../../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { signIn } from '../../../fixtures/signIn';

const served = servedForTests();
const of = { params: { school: 'SG10001' } };
const call = async (...[endpoint, parts]: [Parameters<typeof askAs>[2], Parameters<typeof askAs>[3]?]) =>
  askAs(served.url, machine, endpoint, parts as never);

describe('what the provider gives a school', () => {
  it('is an application with roles and rules, as long as nobody holds a role that is left out', async () => {
    const roles = [
      { cn: 'Gestore', description: 'Gestore' },
      { cn: 'Lettore', description: 'Lettore' },
    ];
    const written = {
      description: 'Mensa',
      category: 'Generale',
      roles,
      exclusions: [['Gestore', 'Lettore']],
    };
    const put = (body: object) => call(platformApplicationPut, { params: { ac: 'MNS' }, body } as never);
    expect((await put(written)).body).toMatchObject({ ac: 'MNS', ...written, inclusions: [] });
    expect((await call(platformApplicationList)).body).toContainEqual((await put(written)).body);
    expect((await put({ ...written, exclusions: [['Gestore', 'Nessuno']] })).status).toBe(400);
    const itself = await put({ ...written, exclusions: [['Gestore', 'Gestore']] });
    expect(itself.body.errors[0].message).toBe('Una regola mette il ruolo Gestore contro sé stesso');
    await served.db.asOwner((tx) =>
      tx
        .insertInto('account_group')
        .values({ customer_code: 'SG10001', uid: 'docente.SG10001', ac: 'MNS', cn: 'Lettore' })
        .execute(),
    );
    const fewer = { ...written, roles: roles.slice(0, 1), exclusions: [] };
    expect(refusal(await put(fewer)).code).toBe('conflict');
    expect((await put({ ...written, exclusions: [], webSite: 'https://mensa.example' })).body).toMatchObject({
      exclusions: [],
      webSite: 'https://mensa.example',
    });
  });

  it('is a licence, whose end says whom it touches and is taken back for thirty days', async () => {
    const licences = [{ ac: 'MNS', expirationDate: '2027-08-31' }];
    const given = await call(platformLicenceGive, { ...of, body: { licences } } as never);
    expect(given.body).toContainEqual(
      expect.objectContaining({ ac: 'MNS', status: true, expirationDate: '2027-08-31' }),
    );
    const unknown = await call(platformLicenceGive, { ...of, body: { licences: [{ ac: 'ZZZ' }] } } as never);
    expect(unknown.body.errors).toEqual([{ field: 'licences[0].ac', message: "L'applicazione ZZZ non c'è" }]);
    const one = { params: { school: 'SG10001', ac: 'MNS' } } as never;
    expect((await call(platformLicenceEnding, one)).body).toMatchObject({
      people: 1,
      enabled: 1,
      restoreDays: 30,
    });
    const state = (body: { ac: string; status: boolean }[]) => body.find(({ ac }) => ac === 'MNS')?.status;
    expect(state((await call(platformLicenceEnd, one)).body)).toBe(false);
    expect((await call(platformLicenceEnd, one)).status).toBe(409);
    expect(state((await call(platformLicenceRestore, one)).body)).toBe(true);
    expect((await call(platformLicenceRestore, one)).status).toBe(409);
  });

  it('is a product that its supervisor finds, and a contract of a type and year', async () => {
    const product = { idProdotto: 'P1', tipo: 'services', descrizione: 'Copie', statoContratto: 'Attiva' };
    await call(platformProductPut, { ...of, body: { products: [product] } } as never);
    const again = { ...product, descrizione: 'Copie di sicurezza' };
    expect(
      (await call(platformProductPut, { ...of, body: { products: [again] } } as never)).body,
    ).toMatchObject([again]);
    const supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    const shown = await ask(supervisor, licenceProductList, { params: { type: 'services' } });
    expect(shown.body).toMatchObject([again]);
    const contract = { ...of, body: { type: 'S', year: 2026 } } as never;
    const offered = await call(platformContractOffer, contract);
    expect(offered.body).toMatchObject({ name: 'Contratto di servizi 2026/2027', status: 0 });
    expect((await call(platformContractOffer, contract)).status).toBe(409);
    expect((await call(platformContractList, of as never)).body).toEqual([offered.body]);
  });

  it('is another supervisor, who is written to, once more where the mail got lost', async () => {
    const mails = () =>
      served.db.asPlatform((tx) =>
        tx.selectFrom('mail').select('uid').where('recipient', '=', 'vera@example.org').execute(),
      );
    const body = { username: 'vice', sn: 'Rossi', cn: 'Vera', email: 'vera@example.org' };
    const made = await call(platformSupervisorCreate, { ...of, body } as never);
    expect(made.body).toMatchObject({ uid: 'vice.SG10001', enabled: true, lastLogin: null });
    expect(await mails()).toEqual([{ uid: 'vice.SG10001' }]);
    expect((await call(platformSupervisorCreate, { ...of, body } as never)).status).toBe(409);
    await call(platformSupervisorInvite, { params: { ...of.params, uid: 'vice.SG10001' } } as never);
    expect(await mails()).toHaveLength(2);
    expect(
      (await call(platformSupervisorInvite, { params: { ...of.params, uid: 'docente.SG10001' } } as never))
        .status,
    ).toBe(404);
    expect((await call(platformSupervisorList, of as never)).body).toMatchObject([{ uid: 'vice.SG10001' }]);
  });
});
