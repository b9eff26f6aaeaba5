import { describe, expect, it } from 'vitest';
import { operationTakeBack } from '../../../../contract/operations/endpoints';
import { serviceYear } from '../../../../contract/orders/serviceYear';
import { registryImport, registryList } from '../../../../contract/registry/endpoints';
import type { RegistryPerson } from '../../../../contract/registry/registryPerson';
import { userCreate } from '../../../../contract/users/endpoints';
import { ask, refusal } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { insertRegistry, registryPerson } from '../../../fixtures/registryPeople';

const supervisor = 'supervisor.SG10001';
const manager = 'gestore.SG10001';
const unlicensed = 'supervisor.SG10002';
const teacher = 'docente.SG10001';
const year = serviceYear(new Date());
const id = (number: number) => `${year}~${100_000 + number}`;

const known = registryPerson(7);
const fit = [1, 2, 3, 12, 13].map((number) => registryPerson(number));

describe('the import of users from the registry', () => {
  const people = peopleForTests([supervisor, manager, unlicensed, teacher], async (db) => {
    await db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ codice_fiscale: known.codiceFiscale ?? null })
        .where('uid', '=', 'nuovo.SG10001')
        .execute(),
    );
    const unfit = [
      registryPerson(4, { codiceFiscale: null }),
      registryPerson(5, { codiceFiscale: 'RSSMRA80' }),
      registryPerson(6, { email: 'senza-chiocciola' }),
      known,
      registryPerson(8, { email: null }),
      registryPerson(9),
      registryPerson(10),
    ];
    await insertRegistry(db, { year }, [...fit, ...unfit], { 100009: teacher });
    await insertRegistry(db, { year, customerCode: 'SG10002' }, [registryPerson(1)]);
    await db.asOwner((tx) =>
      tx.deleteFrom('licence').where('customer_code', '=', 'SG10002').where('ac', '=', 'WWA').execute(),
    );
  });
  const send = (who: string, persone: readonly string[], more: object = {}) =>
    ask(people.as(who), registryImport, { body: { persone, ...more } });
  const personOf = async (number: number): Promise<RegistryPerson> => {
    const { body } = await ask(people.as(supervisor), registryList, { params: { year: String(year) } });
    return body.data.find((one: RegistryPerson) => one.prgAnagrafe === String(100_000 + number));
  };
  const accounts = () =>
    people.db.asOwner((tx) =>
      tx
        .selectFrom('account')
        .selectAll()
        .where('customer_code', '=', 'SG10001')
        .where('uid', 'like', 'rossi%')
        .orderBy('uid')
        .execute(),
    );

  it('makes an account, links it and writes to the person', async () => {
    const { status, body } = await send(manager, [id(1)]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ done: [id(1)], accounts: ['rossib.anna.SG10001'], failures: [] });
    expect(await personOf(1)).toMatchObject({
      uidPortale: 'rossib.anna.SG10001',
      codiceFiscaleAllineato: true,
    });
    const [account] = await accounts();
    expect(account).toMatchObject({
      uid: 'rossib.anna.SG10001',
      sn: 'Rossib',
      cn: 'Anna',
      codice_fiscale: fit[0]?.codiceFiscale,
      email: 'persona1@example.org',
      data_nascita: fit[0]?.dataNascita,
      password_hash: null,
    });
    const mails = await people.db.asOwner((tx) =>
      tx.selectFrom('mail').selectAll().where('uid', '=', 'rossib.anna.SG10001').execute(),
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual(['persona1@example.org']);
  });

  it('links the person whose account is made by hand, once', async () => {
    const { nome, cognome, codiceFiscale, email } = registryPerson(9);
    const body = { username: 'a.mano', nome, cognome, codiceFiscale, email, anagrafe: id(10) };
    const create = (who: string, more: object = {}) =>
      ask(people.as(who), userCreate, {
        params: { customerCode: who.split('.').at(-1) ?? '' },
        body: { ...body, ...more } as never,
      });
    expect((await create(unlicensed)).status).toBe(403);
    expect((await create(manager)).status).toBe(200);
    expect(await personOf(10)).toMatchObject({ uidPortale: 'a.mano.SG10001' });
    const again = await create(manager, { username: 'altra.mano' });
    expect(again.body.errors).toEqual([
      {
        field: 'anagrafe',
        message: "La persona è già collegata a un'utenza: dissociarla prima di associarla a un'altra.",
      },
    ]);
    const nobody = await create(manager, { username: 'altra.mano', anagrafe: id(99) });
    expect(nobody.body.errors).toEqual([{ field: 'anagrafe', message: "Persona non trovata nell'anagrafe" }]);
  });

  it('REG-025 takes nobody without a valid tax code and e-mail, nor a person who has an account', async () => {
    const before = await accounts();
    const unfit = [4, 5, 6, 8, 9].map(id);
    const { body } = await send(supervisor, unfit);
    expect(body.done).toEqual([]);
    expect(body.failures.map(({ user }: { user: string }) => user).sort()).toEqual(unfit.sort());
    expect(await accounts()).toEqual(before);
  });

  it('REG-005 does the others and says of each who is left out why, with user, nome and cognome', async () => {
    const { body } = await send(supervisor, [id(2), ...[4, 5, 6, 7, 8, 9, 99].map(id)]);
    expect(body.done).toEqual([id(2)]);
    const said = (number: number, msg: string) => ({
      user: id(number),
      nome: 'Anna',
      cognome: registryPerson(number).cognome,
      msg,
    });
    expect(body.failures).toEqual(
      expect.arrayContaining([
        said(4, 'Il codice fiscale manca: va inserito da Alunni o Personale'),
        said(5, 'Il codice fiscale non è valido: va modificato da Alunni o Personale'),
        said(6, "L'e-mail non è valida: va modificata da Alunni o Personale"),
        said(
          7,
          "L'utenza nuovo.SG10001 ha già questo codice fiscale: associarla alla persona invece di importarla",
        ),
        said(8, "L'e-mail manca: va inserita da Alunni o Personale"),
        said(9, "È già collegata a un'utenza"),
        { user: id(99), nome: '', cognome: '', msg: "Persona non trovata nell'anagrafe" },
      ]),
    );
    expect(body.failures).toHaveLength(7);
    expect(body.operation).toEqual(expect.any(String));
  });

  it('does nobody where it was to be exactly these and somebody is left out', async () => {
    const before = await accounts();
    expect(refusal(await send(supervisor, [id(3), id(4)], { exactly: true }))).toEqual({
      status: 409,
      code: 'conflict',
    });
    expect(await accounts()).toEqual(before);
  });

  it('gives two people of one name two usernames', async () => {
    await people.db.asOwner((tx) =>
      tx
        .updateTable('registry_person')
        .set({ cognome: 'Omònimi', nome: 'Ada' })
        .where('prg_anagrafe', 'in', ['100012', '100013'])
        .execute(),
    );
    const { body } = await send(supervisor, [id(12), id(13)]);
    expect(body.done).toHaveLength(2);
    const uids = [(await personOf(12)).uidPortale, (await personOf(13)).uidPortale];
    expect(uids.sort()).toEqual(['omonimi.ada.SG10001', 'omonimi.ada2.SG10001']);
  });

  it('is taken back from the history: accounts that nobody used go, and the people are unlinked', async () => {
    const { body } = await send(supervisor, [id(3)]);
    const uid = (await personOf(3)).uidPortale;
    expect(uid).toBe('rossid.anna.SG10001');
    const params = { customerCode: 'SG10001', id: body.operation };
    const { body: back } = await ask(people.as(supervisor), operationTakeBack, { params });
    expect(back).toMatchObject({ kind: 'takeBack', done: 1, skipped: 0 });
    expect((await personOf(3)).uidPortale).toBeNull();
    expect((await accounts()).map((account) => account.uid)).not.toContain(uid);
  });

  it('takes nothing back of an account that was used', async () => {
    const { body } = await send(supervisor, [id(3)]);
    const uid = (await personOf(3)).uidPortale ?? '';
    await people.db.asOwner((tx) =>
      tx.updateTable('account').set({ last_login: new Date() }).where('uid', '=', uid).execute(),
    );
    const params = { customerCode: 'SG10001', id: body.operation };
    const { body: back } = await ask(people.as(supervisor), operationTakeBack, { params });
    expect(back).toMatchObject({ done: 0, skipped: 1 });
    expect((await personOf(3)).uidPortale).toBe(uid);
  });

  it('USR-141 REG-030 REG-031 is for supervisor and teacher-manager of a school with the licences, and its own people', async () => {
    expect(refusal(await send(teacher, [id(2)]))).toEqual({ status: 403, code: 'forbidden' });
    expect(refusal(await send(unlicensed, [id(1)]))).toEqual({ status: 403, code: 'forbidden' });
    const { rows } = await people.db.pool.query(
      `select uid_portale from registry_person where customer_code = 'SG10002'`,
    );
    expect(rows).toEqual([{ uid_portale: null }]);
  });

  it('is done once for one key', async () => {
    const key = 'a'.repeat(32);
    await people.db.asOwner((tx) =>
      tx
        .updateTable('registry_person')
        .set({ email: 'persona8@example.org' })
        .where('prg_anagrafe', '=', '100008')
        .execute(),
    );
    const twice = [0, 1].map(() =>
      ask(people.as(supervisor), registryImport, { body: { persone: [id(8)] }, key }),
    );
    const answers = await Promise.all(twice);
    expect(answers.map(({ body }) => body.done ?? body.code)).toContainEqual([id(8)]);
    expect((await accounts()).filter(({ sn }) => sn === registryPerson(8).cognome)).toHaveLength(1);
  });
});
