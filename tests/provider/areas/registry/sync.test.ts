import { describe, expect, it } from 'vitest';
import { operationTakeBack } from '../../../../contract/operations/endpoints';
import { serviceYear } from '../../../../contract/orders/serviceYear';
import { registrySync, usersSync } from '../../../../contract/registry/endpoints';
import { omocodia } from '../../../../provider/demo/taxCodes';
import { ask, refusal } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { insertRegistry, registryPerson, wronglyChecked } from '../../../fixtures/registryPeople';
import { seedAccounts } from '../../../fixtures/seedAccounts';

const supervisor = 'supervisor.SG10001';
const manager = 'gestore.SG10001';
const teacher = 'docente.SG10001';
const unlicensed = 'supervisor.SG10002';
const year = serviceYear(new Date());
const customerCode = 'SG10001';

/** Twenty people whose accounts have a different code: two omocodie, three wrong check characters. */
const people20 = Array.from({ length: 20 }, (_, index) => {
  const person = registryPerson(index);
  const code = person.codiceFiscale ?? '';
  if (index < 2) return { ...person, codiceFiscale: omocodia(code, 1) };
  return index < 5 ? { ...person, codiceFiscale: wronglyChecked(code) } : person;
});
const uid = (index: number) => `persona${index}.SG10001`;
const id = (index: number) => `${year}~${100_000 + index}`;
const codeOf = (index: number) => people20[index]?.codiceFiscale;

describe('the sync of tax codes', () => {
  const people = peopleForTests([supervisor, manager, teacher, unlicensed], async (db) => {
    await seedAccounts(
      db,
      customerCode,
      people20.map((_, index) => ({ username: `persona${index}`, codice_fiscale: 'VRDNNA80A41H501W' })),
    );
    const links = Object.fromEntries(people20.map(({ prgAnagrafe }, index) => [prgAnagrafe, uid(index)]));
    await insertRegistry(db, { year }, people20, links);
    await insertRegistry(
      db,
      { year },
      [registryPerson(30, { codiceFiscale: 'CORTO' }), registryPerson(31), registryPerson(32)],
      { 100030: 'nuovo.SG10001', 100032: supervisor },
    );
    await db.asOwner((tx) => tx.deleteFrom('licence').where('customer_code', '=', 'SG10002').execute());
  });
  const sync = (who: string, persone: readonly string[], of = String(year)) =>
    ask(people.as(who), registrySync, { params: { year: of }, body: { persone } });
  const codes = async () => {
    const rows = await people.db.asOwner((tx) =>
      tx
        .selectFrom('account')
        .select(['uid', 'codice_fiscale'])
        .where('uid', 'like', 'persona%.SG10001')
        .execute(),
    );
    return new Map(rows.map((row) => [row.uid, row.codice_fiscale]));
  };

  it('REG-033 REG-026 USR-006 of 20 ticked pairs takes over 17, omocodie too, and gives back 3 rejects with the reason', async () => {
    const before = await codes();
    const { status, body } = await sync(
      manager,
      people20.slice(0, 19).map((_, index) => id(index)),
    );
    expect(status).toBe(200);
    const taken = [0, 1, ...Array.from({ length: 14 }, (_, index) => index + 5)];
    expect([...body.done].sort()).toEqual(taken.map(id).sort());
    expect(body.rejects).toHaveLength(3);
    expect(body.rejects).toContainEqual({
      id: id(2),
      uid: uid(2),
      labelNomeCognome: `Anna ${people20[2]?.cognome}`,
      codicefiscale: codeOf(2),
      motivo:
        "L'ultima lettera del codice fiscale non corrisponde alle altre: va modificato da Alunni o Personale",
    });
    const after = await codes();
    for (const index of taken) expect(after.get(uid(index))).toBe(codeOf(index));
    // The three rejected ones, and the unselected one, are unchanged.
    for (const index of [2, 3, 4, 19]) expect(after.get(uid(index))).toBe(before.get(uid(index)));
    const { rows } = await people.db.pool.query(
      `select before, after from audit_entry where action = 'sync' and id = $1`,
      [id(5)],
    );
    expect(rows).toEqual([
      {
        before: { uidPortale: uid(5), codicefiscale: 'VRDNNA80A41H501W' },
        after: { uidPortale: uid(5), codicefiscale: codeOf(5) },
      },
    ]);
    const params = { customerCode, id: body.operation };
    const { body: back } = await ask(people.as(manager), operationTakeBack, { params });
    expect(back).toMatchObject({ kind: 'takeBack', done: 16 });
    expect(await codes()).toEqual(before);
  });

  it('REG-026 rejects who has no valid tax code, no account, or nothing to sync', async () => {
    const { body } = await sync(supervisor, [id(30), id(31)]);
    expect(body.done).toEqual([]);
    expect(body.rejects.map(({ motivo }: { motivo: string }) => motivo)).toEqual([
      'Il codice fiscale non è valido: va modificato da Alunni o Personale',
      "Non è collegata a nessuna utenza: associarla prima a un'utenza",
    ]);
  });

  it("leaves the supervisor's account to the supervisor", async () => {
    const { body } = await sync(manager, [id(32)]);
    expect(body).toMatchObject({
      done: [],
      rejects: [
        {
          uid: supervisor,
          motivo: "L'utenza supervisor della scuola può essere modificata solo dal supervisor",
        },
      ],
    });
    expect((await sync(supervisor, [id(32)])).body.done).toEqual([id(32)]);
  });

  it('refuses people of another year than that of the path', async () => {
    expect(refusal(await sync(supervisor, [id(5)], String(year - 1)))).toEqual({
      status: 400,
      code: 'invalid',
    });
  });

  it('USR-006 is done from the list of users, by uid: all differing users when none is named, with anomalies as rows of uid, labelNomeCognome and codicefiscale', async () => {
    const send = (uids?: string[]) =>
      ask(people.as(supervisor), usersSync, { params: { customerCode }, body: uids ? { uids } : {} });
    const some = await send([uid(6), uid(2), teacher]);
    expect(some.body.done).toEqual([uid(6)]);
    expect(some.body.rejects).toEqual([
      expect.objectContaining({ id: uid(2), uid: uid(2), codicefiscale: codeOf(2) }),
      expect.objectContaining({
        id: teacher,
        labelNomeCognome: 'Anna Verdi',
        motivo: "L'utenza non è collegata a nessuna persona dell'anagrafe in questo anno di servizio",
      }),
    ]);
    const all = await send();
    expect(all.body.done).toContain(uid(19));
    expect(all.body.done).not.toContain(uid(6));
    expect((await codes()).get(uid(19))).toBe(codeOf(19));
  });

  it('REG-031 REG-030 is for supervisor and teacher-manager of a school with the licences', async () => {
    expect(refusal(await sync(teacher, [id(7)]))).toEqual({ status: 403, code: 'forbidden' });
    expect(refusal(await sync(unlicensed, [id(7)]))).toEqual({ status: 403, code: 'forbidden' });
    const elsewhere = { params: { customerCode: 'SG10002' }, body: {} };
    expect(refusal(await ask(people.as(supervisor), usersSync, elsewhere))).toEqual({
      status: 404,
      code: 'notFound',
    });
  });
});
