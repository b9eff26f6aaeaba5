import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { operationRead } from '../../../../contract/operations/endpoints';
import { serviceYear } from '../../../../contract/orders/serviceYear';
import {
  registryList,
  registryNews,
  registryPublish,
  registryRefresh,
} from '../../../../contract/registry/endpoints';
import type { SourcePerson } from '../../../../contract/registry/registryNews';
import { ask, refusal } from '../../../fixtures/ask';
import { OPERATOR_SECRET } from '../../../fixtures/identityProvider';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { insertRegistry, registryPerson } from '../../../fixtures/registryPeople';

const supervisor = 'supervisor.SG10001';
const stranger = 'supervisor.SG10002';
const teacher = 'docente.SG10001';
const year = serviceYear(new Date());
const params = { year: String(year) };

const first = Array.from({ length: 12 }, (_, index) => registryPerson(index + 1));
/** Three new, two changed, four removed. */
const second: readonly SourcePerson[] = [
  { ...(first[0] as SourcePerson), email: 'nuova@example.org', ruoli: ['wwp-servizio', 'wsx-docente'] },
  { ...(first[1] as SourcePerson), rapportoLavoro: 'Vicepreside' },
  { ...(first[2] as SourcePerson), ruoli: [...(first[2]?.ruoli ?? [])].reverse() },
  ...first.slice(3, 8),
  ...[21, 22, 23].map((number) => registryPerson(number)),
];

describe('what changed in the registry since the last update', () => {
  const people = peopleForTests([supervisor, stranger, teacher], async (db) => {
    await insertRegistry(db, { year }, first, { 100009: teacher, 100001: 'nuovo.SG10001' });
    await insertRegistry(db, { year: year - 1 }, [registryPerson(21)], { 100021: 'campus.SG10001' });
  });
  const publish = (persone: readonly SourcePerson[], customerCode = 'SG10001') =>
    fetch(`${people.url}${registryPublish.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${OPERATOR_SECRET}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ customerCode, anno: String(year), persone }),
    });
  const news = (who = supervisor) => ask(people.as(who), registryNews, { params });
  const refresh = (impronta: string, who = supervisor, disattiva?: readonly string[]) =>
    ask(people.as(who), registryRefresh, { params, body: { impronta, ...(disattiva && { disattiva }) } });
  const registered = async () =>
    (await ask(people.as(supervisor), registryList, { params })).body.data as {
      prgAnagrafe: string;
      uidPortale: string | null;
    }[];
  const enabled = async () => {
    const { rows } = await people.db.pool.query(
      `select uid from account where customer_code = 'SG10001' and enabled order by uid`,
    );
    return rows;
  };

  it('is nothing until Alunni and Personale say otherwise', async () => {
    const { body } = await news();
    expect(body).toMatchObject({ nuovi: [], cambiati: [], usciti: [] });
    expect(body.ultimo).toBeUndefined();
  });

  it('is three new, two changed, four gone after such a snapshot, and looking changes nothing', async () => {
    expect((await publish(second)).status).toBe(200);
    const before = [await registered(), await enabled()];
    const { body } = await news();
    expect([body.nuovi.length, body.cambiati.length, body.usciti.length]).toEqual([3, 2, 4]);
    expect(body.cambiati[0]).toMatchObject({
      prima: { email: 'persona1@example.org' },
      dopo: { email: 'nuova@example.org' },
    });
    expect(body.usciti).toContainEqual(
      expect.objectContaining({ prgAnagrafe: '100009', uidPortale: teacher, utenzaAttiva: true }),
    );
    expect([await registered(), await enabled()]).toEqual(before);
  });

  it('is not taken over where it is otherwise than it was seen', async () => {
    const { impronta } = (await news()).body;
    await publish(second.slice(1));
    const answer = await refresh(impronta);
    expect(refusal(answer)).toEqual({ status: 409, code: 'conflict' });
    expect(answer.body.current.usciti).toHaveLength(5);
    await publish(second);
  });

  it('disables none where one of them is not gone or may not be disabled, and takes nothing over', async () => {
    const { impronta } = (await news()).body;
    const before = [await registered(), await enabled()];
    const staying = await refresh(impronta, supervisor, [teacher, 'nuovo.SG10001']);
    expect(refusal(staying)).toEqual({ status: 400, code: 'invalid' });
    expect(staying.body.errors).toMatchObject([{ field: 'disattiva.1' }]);
    expect((await refresh('otherwise', supervisor, [teacher])).status).toBe(409);
    expect([await registered(), await enabled()]).toEqual(before);
  });

  it('is taken over when it is confirmed: links stay, newcomers keep those of last year, no account is deactivated', async () => {
    const accounts = await enabled();
    const { status, body } = await refresh((await news()).body.impronta);
    expect(status).toBe(200);
    expect(body).toMatchObject({ nuovi: 3, cambiati: 2, usciti: 4 });
    const now = await registered();
    expect(now.map(({ prgAnagrafe }) => prgAnagrafe).sort()).toEqual(
      second.map(({ prgAnagrafe }) => prgAnagrafe).sort(),
    );
    const linkOf = (number: number) =>
      now.find(({ prgAnagrafe }) => prgAnagrafe === `${100_000 + number}`)?.uidPortale;
    expect(linkOf(1)).toBe('nuovo.SG10001');
    expect(linkOf(21)).toBe('campus.SG10001');
    expect(await enabled()).toEqual(accounts);
    const after = (await news()).body;
    expect(after).toMatchObject({
      nuovi: [],
      cambiati: [],
      usciti: [],
      ultimo: { nuovi: 3, cambiati: 2, usciti: 4 },
    });
    expect(after.ultimo.nome).toMatch(/\S+ \S+/);
  });

  it('disables whom it was asked to, in the same transaction, as an operation of the history', async () => {
    await publish(second.slice(1));
    const { impronta, usciti } = (await news()).body;
    expect(usciti).toMatchObject([{ uidPortale: 'nuovo.SG10001', utenzaAttiva: true }]);
    const accounts = await enabled();
    const { status, body } = await refresh(impronta, supervisor, ['nuovo.SG10001']);
    expect(status).toBe(200);
    expect(body).toMatchObject({ usciti: 1, operation: expect.stringMatching(/./) });
    expect(await enabled()).toEqual(accounts.filter(({ uid }) => uid !== 'nuovo.SG10001'));
    expect((await registered()).map(({ prgAnagrafe }) => prgAnagrafe)).not.toContain('100001');
    const { body: kept } = await ask(people.as(supervisor), operationRead, {
      params: { customerCode: 'SG10001', id: body.operation },
    });
    expect(kept).toMatchObject({ action: 'disable', done: 1, canTakeBack: true });
    await publish(second);
    await refresh((await news()).body.impronta);
  });

  it('is of the own school, for a person who sees the registry', async () => {
    expect((await news(stranger)).body).toMatchObject({ nuovi: [], usciti: [] });
    expect(refusal(await news(teacher))).toEqual({ status: 403, code: 'forbidden' });
    expect(refusal(await refresh('x', teacher))).toEqual({ status: 403, code: 'forbidden' });
  });

  it('has tax codes in capitals, however the applications write them', async () => {
    const small = (person: SourcePerson) => ({
      ...person,
      codiceFiscale: (person.codiceFiscale ?? '').toLowerCase(),
    });
    const newcomer = registryPerson(24);
    await publish([...second, newcomer].map(small));
    const { body } = await news();
    expect([body.nuovi.length, body.cambiati, body.usciti]).toEqual([1, [], []]);
    await refresh(body.impronta);
    expect(await registered()).toContainEqual(
      expect.objectContaining({ prgAnagrafe: newcomer.prgAnagrafe, codiceFiscale: newcomer.codiceFiscale }),
    );
    await publish(second);
  });

  it('is refused to be published for a school that is not there, twice the same person, or without the secret', async () => {
    expect((await publish(second, 'SG99999')).status).toBe(404);
    expect((await publish([...second, ...second])).status).toBe(400);
    const answer = await fetch(`${people.url}${registryPublish.path}`, { method: 'POST' });
    expect(answer.status).toBe(401);
  });
});
