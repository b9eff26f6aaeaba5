import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold, isFoundIn, searchAlternatives, searchable } from '../../../contract/values/search';
import type { Database } from '../../../provider/db/database';
import { searchSql } from '../../../provider/db/searchSql';
import { testDatabase } from '../../fixtures/database';

const word = fc.constantFrom(
  'Niccolò',
  "D'Angelò",
  'D’Angelo',
  'Dʼangelo',
  'e\u0301lite',
  'ŁÓDŹ',
  'Øresund',
  'Đorđević',
  'Straße',
  'STRAẞE',
  'Ærø',
  'Þór',
  'ro\u00adssi',
  'Ma\u200bria\u200e',
  'ısı',
  'Müller',
  'Mu\u0308ller',
  '100%',
  'a_b',
  '\\',
  "o'",
  'Жуков',
  '01/09/2026',
  '',
);
const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
const row = fc.tuple(fc.option(text), fc.option(text), fc.option(text));
/** Parts of words in different letter case, as typed into a search. */
const typed = fc
  .array(
    fc.tuple(word, fc.nat(4), fc.nat(6), fc.boolean()).map(([one, from, length, loud]) => {
      const part = [...one.normalize('NFC')].slice(from, from + length + 1).join('');
      return loud ? part.toUpperCase() : fold(part);
    }),
    { maxLength: 3 },
  )
  .chain((words) => fc.constantFrom('  ', '; ', '\n').map((between) => words.join(between)));

describe('a search in the database', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.close());

  it('finds letters of other keyboards as people type them, and past what nobody sees', async () => {
    const names = [
      'Łuczak Łucja',
      'Đorđević Đura',
      'Ørsted Sørine',
      'Weiß Jo\u00adachim',
      'Ros\u200bsi\u200e Anna',
    ];
    const searches = [
      'luczak lucja',
      'dordevic',
      'oersted',
      'weiss joachim',
      'rossi',
      'Łuczak',
      'ØRSTED',
      'djordjevic',
      'orsted sorine',
      'rossi;\tlucja luczak\n',
    ];
    const found = await Promise.all(
      searches.map((search) =>
        db.asOwner((tx) =>
          tx
            .selectFrom(
              sql<{
                name: string;
              }>`(select value as name from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`.as(
                'names',
              ),
            )
            .select('name')
            .where(searchSql(search, [sql.ref<string | null>('name')]))
            .execute(),
        ),
      ),
    );
    expect(found.map((rows) => rows.map(({ name }) => names.indexOf(name)))).toEqual([
      [0],
      [1],
      [2],
      [3],
      [4],
      [0],
      [2],
      [1],
      [2],
      [0, 4],
    ]);
    const inBrowser = searches.map((search) =>
      names.flatMap((name, at) => (isFoundIn(searchable(name), searchAlternatives(search)) ? [at] : [])),
    );
    expect(inBrowser).toEqual([[0], [1], [2], [3], [4], [0], [2], [1], [2], [0, 4]]);
  });

  it('finds the same as in the browser, for 10,000 pairs of a search and a record', async () => {
    let hits = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 50, maxLength: 50 }), typed, async (rows, search) => {
        const texts = ['a', 'b', 'c'].map((name) => sql.ref<string | null>(name));
        const found = await db.asOwner((tx) =>
          tx
            .selectFrom(
              sql<{ position: number }>`(
                select ordinality::int - 1 as position, value->>0 as a, value->>1 as b, value->>2 as c
                from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality)`.as('rows'),
            )
            .select('position')
            .where(searchSql(search, texts))
            .orderBy('position')
            .execute(),
        );
        const expected = rows.flatMap((texts, position) => {
          const all = searchable(texts.map((one) => one ?? '').join('\n'));
          return isFoundIn(all, searchAlternatives(search)) ? [position] : [];
        });
        expect(found.map(({ position }) => position)).toEqual(expected);
        if (searchAlternatives(search).length > 0) hits += expected.length;
      }),
      { numRuns: 200 },
    );
    expect(hits).toBeGreaterThan(200);
  });
});
