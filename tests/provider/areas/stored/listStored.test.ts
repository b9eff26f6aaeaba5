import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationPreview, operationRun, operationTakeBack } from '../../../../contract/operations/endpoints';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { filterWhere } from '../../../../contract/schema/filterMeaning';
import { asRead } from '../../../../contract/schema/readRule';
import { matches, type Viewer, type Where } from '../../../../contract/schema/where';
import { orderedFields } from '../../../../contract/storing/listCalls';
import { fold } from '../../../../contract/values/search';
import { insertStored, readStored } from '../../../../provider/areas/stored/storedStore';
import type { Row } from '../../../../src/engine/declaration/defineResource';
import { filterMask, findAndSortRows } from '../../../../src/engine/list/findAndSortRows';
import { createRowIndex } from '../../../../src/engine/list/rowIndex';
import { conditionsWhere } from '../../../../src/engine/query/condition';
import { resolveWhere } from '../../../../src/engine/query/resolveWhere';
import { testables } from '../../../../src/engine/query/testable';
import { valueKinds } from '../../../../src/engine/query/valueKinds';
import type { Words } from '../../../../src/engine/record/words';
import { ask, refusal } from '../../../fixtures/ask';
import { fake } from '../../../fixtures/fake/fake';
import { keepStored } from '../../../fixtures/keepStored';
import { storedJourneys } from '../../../fixtures/reference/storedJourneys';
import type { SignedIn } from '../../../fixtures/signIn';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';

const undo = keepStored(storedJourneys);
const { journeys } = await import('../../../fixtures/reference/journeys');
// The provider of the test adds it itself.
undo();

const params = { customerCode: 'SG10001' };
const { fields, reads, calls, filter } = storedJourneys;
const NOW = new Date('2026-11-20T09:00:00Z');
const DIACRITICS = [
  'Àncora',
  'ancona',
  'Ångström',
  'Übung',
  'l’Aquila',
  "l'aquila",
  'Straße',
  'Zoë',
  'ZOE',
  'ñandú',
];

const kindOf = (field: string) => fields[field as keyof typeof fields].kind;

interface Asked {
  readonly q?: string;
  readonly sort?: string;
  readonly filters?: Readonly<Record<string, string | boolean>>;
  readonly where?: Where<Row>;
  readonly language?: 'it' | 'en';
}

describe('a list paged by the provider', () => {
  let school: StoredSchool;
  /** The records as the provider stores them, in the order of their keys. */
  let records: readonly Row[];
  const names: Record<string, Map<string, string>> = { user: new Map(), journeys: new Map() };

  beforeAll(async () => {
    school = await storedSchool([storedJourneys]);
    const people = school.keys.get('user') ?? [];
    const rows = fake(journeys, 3, 60) as readonly (Row & { id: string })[];
    await school.db.asOwner(async (tx) => {
      await sql`delete from journeys`.execute(tx);
      for (const [i, row] of rows.entries()) {
        const title = i % 4 === 0 ? `${DIACRITICS[(i / 4) % DIACRITICS.length]} ${i}` : row.title;
        // Equal and missing values, so that the order of equal records matters.
        const record = {
          ...row,
          title: i % 9 === 0 ? 'Uguale' : title,
          price: i % 5 === 0 ? 1250 : row.price,
          day: i % 7 === 0 ? null : row.day,
          program: i % 6 === 0 ? null : row.program,
          leader: i % 3 === 0 ? null : people[i % people.length],
          after: i % 4 === 1 ? rows[i - 1]?.id : i % 10 === 0 ? 'gone' : null,
          helpers: people.slice(0, i % 3),
        };
        await insertStored(tx, storedJourneys, 'SG10001', record, {
          now: NOW,
          uid: i % 2 === 0 ? 'gestore.SG10001' : 'supervisor.SG10001',
        });
      }
      await insertStored(tx, storedJourneys, 'SG10002', { ...rows[0], id: 'theirs' } as never, { now: NOW });
      records = (await readStored(tx, storedJourneys, 'SG10001')).map(({ record }) => record as never);
      const { rows: users } = await sql<{ uid: string; label: string }>`
        select uid, sn || ' ' || cn as label from account where customer_code = 'SG10001'`.execute(tx);
      for (const { uid, label } of users) names.user?.set(uid, label);
    });
    for (const record of records) names.journeys?.set(record.id, String(record.title));
  });
  afterAll(() => school.close());

  const list = (
    who: SignedIn,
    { filters, where, ...query }: Asked = {},
    page: object = { perPage: '2000' },
  ) => {
    const asked = { ...query, ...filters, ...(where && { where: JSON.stringify(where) }), ...page };
    return ask(who, calls.list as Endpoint, { query: asked } as never);
  };

  /** Computes the list as the browser does with all records, for a person. */
  function inBrowser(
    viewer: Viewer,
    { q = '', sort = 'id', filters = {}, where = { all: [] }, language = 'it' }: Asked,
  ) {
    const rows = records.map((record) => asRead(reads, record, viewer));
    const { texts } = storedJourneys.translations;
    const words = {
      value(field: string, held: unknown) {
        const of = fields[field as keyof typeof fields];
        if (of?.kind === 'ref') return names[of.to]?.get(String(held)) ?? String(held);
        return texts[`values.${field}.${held}`]?.[language === 'it' ? 0 : 1] ?? String(held);
      },
    } as Words;
    const index = createRowIndex(journeys, words, rows, () => true);
    const means = Object.fromEntries(Object.keys(filter).map((name) => [name, name]));
    const kept: Where<Row> = resolveWhere({ all: [filterWhere<Row>(means, filters), where] }, viewer);
    const order = { field: sort.replace('-', ''), descending: sort.startsWith('-') };
    return findAndSortRows(
      index,
      filterMask(index, (row) => matches(kept, row, viewer)),
      q,
      order,
    ).map(({ id }) => id);
  }

  const supervisor: Viewer = {
    now: NOW,
    uid: 'supervisor.SG10001',
    customerCode: 'SG10001',
    roles: ['supervisor'],
  };
  const manager: Viewer = {
    now: NOW,
    uid: 'gestore.SG10001',
    customerCode: 'SG10001',
    roles: ['teacherManager'],
  };

  async function agrees(asked: Asked, viewer = supervisor) {
    const who = viewer === supervisor ? school.supervisor : school.manager;
    const { status, body } = await list(who, asked);
    expect(status, JSON.stringify(body)).toBe(200);
    const expected = inBrowser(viewer, asked);
    const found = body.data.map(({ id }: Row) => id);
    expect(body.total, JSON.stringify(asked)).toBe(expected.length);
    if (asked.sort) expect(found, JSON.stringify(asked)).toEqual(expected);
    else expect([...found].sort(), JSON.stringify(asked)).toEqual([...expected].sort());
    return expected.length;
  }

  it.each(orderedFields(fields))(
    'is sorted by %s as in the browser, in both directions and languages',
    async (field) => {
      for (const sort of [field, `-${field}`]) {
        await agrees({ sort });
        if (kindOf(field) === 'choice') await agrees({ sort, language: 'en' });
        if (['ref', 'text', 'money'].includes(kindOf(field))) await agrees({ sort }, manager);
      }
    },
  );

  it('sorts texts as the browser folds them', async () => {
    const texts = [
      ...DIACRITICS,
      'Łódź',
      'ıspanak',
      'Æsir',
      'þing',
      'a\u00adb',
      'é',
      'e\u0301',
      'đak',
      ' ',
      'Œuvre',
    ];
    const { rows } = await school.db.asOwner((tx) =>
      sql<{
        key: string | null;
      }>`select sort_text(t) as key from unnest(${texts}::text[]) with ordinality as x(t, i) order by i`.execute(
        tx,
      ),
    );
    expect(rows.map(({ key }) => key)).toEqual(texts.map((text) => (text.trim() === '' ? null : fold(text))));
  });

  it('finds the same words as the browser: accents, markup, names of references, several values', async () => {
    const [leader = ''] = names.user?.values() ?? [];
    for (const q of [
      'ancora',
      'AQUILA',
      'strasse',
      'uguale',
      'gu',
      leader,
      'zoe; ancona',
      'nothing at all',
      'gone',
    ]) {
      await agrees({ q });
      await agrees({ q }, manager);
    }
  });

  it('counts what a search finds on each of its pages, and after the last one', async () => {
    const { body: all } = await list(school.supervisor, { q: 'u', sort: 'title' });
    expect(all.total).toBe(all.data.length);
    expect(all.total).toBeGreaterThan(10);
    const page = (number: number) =>
      list(school.supervisor, { q: 'u', sort: 'title' }, { page: String(number), perPage: '5' });
    const { body: second } = await page(2);
    expect(second).toEqual({ data: all.data.slice(5, 10), total: all.total });
    expect((await page(99)).body).toEqual({ data: [], total: all.total });
  });

  it('keeps the same records as the browser for each filter, with the same counts', async () => {
    const { body } = await ask(school.supervisor, calls.counts as Endpoint, { query: { q: 'u' } } as never);
    for (const [name, values] of Object.entries({
      by: ['bus', 'train', 'foot'],
      status: ['planned'],
      guided: [true, false],
    })) {
      for (const value of values as readonly (string | boolean)[]) {
        const count = await agrees({ filters: { [name]: value }, q: 'u' });
        const counted = body.find(
          (one: { filter: string; value: string }) => one.filter === name && one.value === String(value),
        );
        expect(counted?.count ?? 0, `${name}=${value}`).toBe(count);
      }
    }
    for (const who of ['gestore.SG10001', 'supervisor.SG10001']) {
      const { body: own } = await list(school.supervisor, { filters: { createdBy: who } });
      expect(own.data.every(({ createdBy }: Row) => createdBy === who)).toBe(true);
      expect(own.total).toBe(30);
    }
    const [helper = ''] = school.keys.get('user') ?? [];
    const { body: helped } = await list(school.supervisor, { filters: { helpers: helper } });
    expect(helped.total).toBe(40);
  });

  it('keeps the same records as the browser for each condition, hidden fields included', async () => {
    const testable = testables(fields as never);
    let tried = 0;
    for (const [field, { operators, field: of }] of Object.entries(testable)) {
      const held = records.map((row) => row[field]).filter((value) => value !== null && value !== '');
      const one = (at: number) => {
        const value = held[at % held.length];
        return of.kind === 'day' || of.kind === 'instant' ? String(value).slice(0, 10) : String(value);
      };
      for (const { name: operator, takes } of operators) {
        const values = { nothing: [], one: [one(3)], two: [one(3), one(8)].sort(), some: [one(0), one(1)] }[
          takes
        ];
        if (!values.every((value) => valueKinds[of.kind].accepts(value, of))) continue;
        const where = conditionsWhere(testable, [{ field, operator, values }]);
        // Of the day of the provider's clock.
        if (/today|midnight/.test(JSON.stringify(where))) continue;
        await agrees({ where });
        await agrees({ where }, manager);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(60);
  });

  it('reveals a hidden field by no order, condition, search or count', async () => {
    const secret = records.find(({ diet }) => typeof diet === 'string' && diet.length > 3);
    const where = { diet: { contains: String(secret?.diet) } } as Where<Row>;
    expect((await list(school.supervisor, { where })).body.total).toBeGreaterThan(0);
    expect((await list(school.manager, { where })).body.total).toBe(0);
    const byDiet = (await list(school.manager, { sort: 'diet' })).body.data.map(({ id }: Row) => id);
    expect(byDiet).toEqual(records.map(({ id }) => id));
    const { body } = await list(school.manager, { q: String(secret?.diet) });
    expect(body.data.map(({ id }: Row) => id)).not.toContain(secret?.id);
  });

  it('has each record on exactly one page, whatever the order', async () => {
    for (const sort of ['price', '-title', 'status']) {
      const seen: string[] = [];
      for (const page of ['1', '2', '3', '4', '5']) {
        const { body } = await list(school.supervisor, { sort }, { page, perPage: '15' });
        expect(body.total).toBe(60);
        seen.push(...body.data.map(({ id }: Row) => id));
      }
      expect(seen).toEqual(inBrowser(supervisor, { sort }));
    }
  });

  it('refuses a condition that is none, an order that it does not have, and a page that is too large', async () => {
    for (const query of [
      { where: '{' },
      { where: '{"nothing":1}' },
      { where: '{"people":{"contains":"1"}}' },
      { sort: 'helpers' },
      { perPage: '2001' },
      { page: '0' },
    ])
      expect(
        refusal(await ask(school.supervisor, calls.list as Endpoint, { query } as never)).code,
        JSON.stringify(query),
      ).toBe('invalid');
    const { body } = await ask(
      school.supervisor,
      calls.list as Endpoint,
      { query: { where: '[]' } } as never,
    );
    expect(body.errors).toEqual([
      { field: 'where', message: 'La condizione non è tra quelle previste per questo elenco' },
    ]);
  });

  it('is acted on as the query that the screen shows, names of references included, and reverted', async () => {
    const [uid = '', name = ''] =
      [...(names.user ?? [])].find(([key]) => records.some(({ leader }) => leader === key)) ?? [];
    const where = { price: { from: 0 } } as Where<Row>;
    const ids = inBrowser(supervisor, { q: name, where, filters: { status: 'planned' } });
    expect(ids.length, uid).toBeGreaterThan(0);
    const [left, ...others] = ids;
    const request = {
      resource: 'journeys',
      action: 'cancel',
      target: { filter: { status: 'planned' }, where, search: name, except: [left] },
    };
    const preview = await ask(school.supervisor, operationPreview, { params, body: request as never });
    expect(preview.body).toMatchObject({ total: others.length, eligible: { count: others.length } });
    const run = await ask(school.supervisor, operationRun, {
      params,
      body: { ...request, digest: preview.body.digest } as never,
    });
    expect(run.body).toMatchObject({ state: 'ended', done: others.length });
    const back = await ask(school.supervisor, operationTakeBack, { params: { ...params, id: run.body.id } });
    expect(back.body).toMatchObject({ done: others.length });
    expect(await agrees({ filters: { status: 'planned' } })).toBeGreaterThan(0);
  });
});
