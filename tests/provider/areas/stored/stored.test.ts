import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listExport } from '../../../../contract/exports/endpoints';
import { operationPreview, operationRun, operationTakeBack } from '../../../../contract/operations/endpoints';
import type { Computed } from '../../../../contract/schema/computed';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import type { Field } from '../../../../contract/schema/fields';
import { positionField } from '../../../../contract/storing/reordering';
import type { StoredEntity } from '../../../../contract/storing/stored';
import { storedEntities } from '../../../../contract/storing/storedEntities';
import { examples } from '../../../../examples/entities';
import { computedSql } from '../../../../provider/areas/stored/computedSql';
import { insertStored, readStored } from '../../../../provider/areas/stored/storedStore';
import { verifyAudit } from '../../../../provider/audit/verifyAudit';
import { storedMigration } from '../../../../provider/db/storedMigration';
import { ask, refusal } from '../../../fixtures/ask';
import { computedValue } from '../../../fixtures/fake/computedValue';
import { storedLoans } from '../../../fixtures/reference/storedLoans';
import { notices } from '../../../fixtures/reference/storedNotices';
import { storedPapers } from '../../../fixtures/reference/storedPapers';
import { storedTrips } from '../../../fixtures/reference/storedTrips';
import type { SignedIn } from '../../../fixtures/signIn';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';
import { storedChecks } from '../../../fixtures/suites/storedChecks';

const school = { customerCode: 'SG10001' };
const { calls, many } = notices;
const notice = { title: 'Uscita', body: 'Alle dodici.', channel: 'email' };

/** Makes a call with input of the right shape, whatever the types of the fields. */
const call = (who: SignedIn, endpoint: Endpoint | undefined, parts: object = {}) =>
  ask(who, endpoint as Endpoint, parts as never);

/** Resources declared here, and those in contract/stored. */
const declared = [
  notices,
  storedTrips,
  storedPapers,
  storedLoans,
  ...(examples as unknown as StoredEntity[]),
];
const all = [...declared, ...storedEntities.filter(({ name }) => declared.every((one) => one.name !== name))];

describe('a resource that is only declared', () => {
  let stored: StoredSchool;
  let supervisor: SignedIn;
  beforeAll(async () => {
    stored = await storedSchool(declared);
    ({ supervisor } = stored);
  });
  afterAll(() => stored.close());

  describe.each(all.map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
    it.each(
      storedChecks
        .filter(({ concerns }) => concerns?.(entity) ?? true)
        .map(({ says, holds }) => [says, holds] as const),
    )('%s', (_says, holds) => holds(entity, stored));
  });

  const make = async (more: object = {}) => {
    const { status, body, etag } = await call(supervisor, calls.create, { body: { ...notice, ...more } });
    expect(status).toBe(200);
    return { id: body.id as string, body, etag: String(etag) };
  };
  const read = (id: string) => call(supervisor, calls.read, { params: { id } });

  it('refuses what a field or a rule between fields does not allow, and what nobody writes', async () => {
    const wrong = { title: '', body: 'x', channel: 'sms' };
    const { status, body } = await call(supervisor, calls.create, { body: wrong });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toContain('title');
    const sms = await call(supervisor, calls.create, { body: { ...notice, channel: 'sms' } });
    expect(sms.body.errors).toMatchObject([{ field: 'sendAt' }]);
    const own = await call(supervisor, calls.create, { body: { ...notice, status: 'sent' } });
    expect(own.status).toBe(400);
  });

  it('accepts no author and no time of a record from a caller', async () => {
    const { id, body: made, etag } = await make();
    const forged = { createdBy: 'docente.SG10001', created: '2020-01-01T00:00:00.000Z' };
    const created = await call(supervisor, calls.create, { body: { ...notice, ...forged } });
    expect(created.status).toBe(400);
    const parts = { params: { id }, ifMatch: etag };
    const changed = await call(supervisor, calls.update, { ...parts, body: { ...notice, ...forged } });
    expect(changed.status).toBe(400);
    expect((await read(id)).body).toEqual(made);
  });

  it('is not taken back where it was changed since', async () => {
    const { id } = await make();
    const { body } = await call(supervisor, many.cancel, { body: { ids: [id] } });
    const { etag } = await read(id);
    await call(supervisor, calls.update, { params: { id }, body: notice, ifMatch: String(etag) });
    const back = await ask(supervisor, operationTakeBack, { params: { ...school, id: body.operation } });
    expect(back.body).toMatchObject({ done: 0, skipped: 1 });
    expect((await read(id)).body.status).toBe('cancelled');
  });

  it('is acted on as a query: filters, a condition and a search, with exceptions', async () => {
    const made = [await make({ title: 'Gita a Óstia' }), await make({ title: 'Gita a Roma' })];
    const request = {
      resource: 'notices',
      action: 'cancel',
      target: {
        filter: { status: 'scheduled', channel: 'email' },
        where: { title: { contains: 'gita' } },
        search: 'ostia',
        except: [],
      },
    };
    const preview = await ask(supervisor, operationPreview, { params: school, body: request as never });
    expect(preview.body).toMatchObject({ eligible: { count: 1 } });
    const { body } = await ask(supervisor, operationRun, {
      params: school,
      body: { ...request, digest: preview.body.digest } as never,
    });
    expect(body).toMatchObject({ state: 'ended', done: 1 });
    expect((await read(made[0]?.id ?? '')).body.status).toBe('cancelled');
    expect((await read(made[1]?.id ?? '')).body.status).toBe('scheduled');
  });

  it('leaves as a file with a line in the log, for people who may see it', async () => {
    const params = { entity: 'notices' };
    const body = { columns: ['title', 'status'], rows: 1, query: '' };
    expect((await ask(supervisor, listExport, { params, body })).status).toBeLessThan(300);
    expect(refusal(await ask(stored.manager, listExport, { params, body })).code).toBe('forbidden');
  });

  it('computes in the database as in a plain reckoning, where something is missing and of each half a cent', async () => {
    const half = {
      a: 0.125,
      b: 0.1,
      c: null,
      first: '2026-03-28',
      last: '2026-03-30',
      one: 'Ada',
      two: '',
      list: [1],
    };
    const nothing = {
      a: null,
      b: null,
      c: null,
      first: null,
      last: '2026-03-30',
      one: '',
      two: null,
      list: null,
    };
    const types = { first: 'date', last: 'date', one: 'text', two: 'text', list: 'jsonb' };
    const ways: readonly (readonly [Field, Computed])[] = [
      [{ kind: 'number' }, { sum: ['a', 'b', 'c'] }],
      [{ kind: 'number', decimals: 2 }, { sum: ['a', 'c'] }],
      [{ kind: 'number' }, { difference: ['a', 'b'] }],
      [{ kind: 'number', decimals: 1 }, { product: ['a', 'b'] }],
      [{ kind: 'money' }, { product: ['a', 'c'] }],
      [{ kind: 'number' }, { days: ['first', 'last'] }],
      [{ kind: 'number' }, { count: 'list' }],
      [{ kind: 'text' }, { join: ['one', 'two'] }],
    ];
    for (const record of [half, nothing] as Readonly<Record<string, unknown>>[]) {
      const column = (name: string) =>
        sql`${name === 'list' && record.list ? JSON.stringify(record.list) : record[name]}::${sql.raw(types[name as 'one'] ?? 'numeric')}`;
      const values = ways.map(([field, computed]) => sql`to_jsonb(${computedSql(field, computed, column)})`);
      const { rows } = await stored.db.asOwner((tx) =>
        sql<{ all: unknown }>`select jsonb_build_array(${sql.join(values)}) as all`.execute(tx),
      );
      expect(rows[0]?.all).toEqual(ways.map(([field, computed]) => computedValue(field, computed, record)));
    }
  });

  it('is ordered by hand from then on in the order that its list had', async () => {
    const links = { ...notices, name: 'ordered_links' } as unknown as StoredEntity;
    const byHand = { ...links, orderedByHand: true, fields: { ...links.fields, ...positionField } };
    const order = await stored.db.asOwner(async (tx) => {
      const first = storedMigration(links, []) ?? '';
      await sql.raw(first).execute(tx);
      for (const [id, title] of [
        ['1', 'Zaini'],
        ['2', 'Aule'],
        ['3', 'Libri'],
      ] as const)
        await insertStored(tx, links, 'SG10001', { ...notice, id, title, body: 'x' }, { now: new Date() });
      await sql.raw(storedMigration(byHand, [first]) ?? '').execute(tx);
      await insertStored(
        tx,
        byHand,
        'SG10001',
        { ...notice, id: '4', title: 'Banchi', body: 'x' },
        { now: new Date() },
      );
      const rows = await readStored(tx, byHand, 'SG10001');
      await sql`drop table ordered_links`.execute(tx);
      return rows.map(({ record }) => [record.title, record.position]);
    });
    expect(order).toEqual([
      ['Aule', 1],
      ['Libri', 2],
      ['Zaini', 3],
      ['Banchi', 4],
    ]);
  });

  it('leaves a log that verifies', async () => {
    expect(await stored.db.asOwner((tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
  });
});
