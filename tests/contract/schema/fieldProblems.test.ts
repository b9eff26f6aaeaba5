import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { fieldSchema, recordSchema } from '../../../contract/schema/fieldSchema';
import { type Field, fields } from '../../../contract/schema/fields';

const row = fields({ nome: { kind: 'text', required: true }, email: { kind: 'text', required: true } });
const schema = recordSchema(
  fields({ righe: { kind: 'list', max: 20_000, of: { kind: 'record', required: true, of: row } } }),
);
const viewer = { now: new Date(0), uid: 'x.SG10001', customerCode: 'SG10001', roles: [] };

/** Returns the lists of a body, each as a function that builds a body with only this list. */
function listsIn(field: Field, body: (list: unknown) => unknown): ((list: unknown) => unknown)[] {
  if (field.kind === 'list') return [body];
  if (field.kind !== 'record') return [];
  return Object.entries(field.of).flatMap(([name, of]) => listsIn(of, (list) => body({ [name]: list })));
}

describe('what is wrong with a value', () => {
  it('is reported for each of its parts', () => {
    expect(fieldProblems(schema, { righe: [{ nome: 'Anna' }, {}] }).map(({ field }) => field)).toEqual([
      'righe[0].email',
      'righe[1].nome',
      'righe[1].email',
    ]);
    expect(fieldProblems(schema, { righe: [{ nome: 'Anna', email: 'a' }] })).toEqual([]);
  });

  it('names each property that nobody expected, where it is', () => {
    const person = { nome: 'Anna', email: 'a', nme: 'x', e_mail: 'y' };
    expect(fieldProblems(recordSchema(row), person)).toEqual([
      { field: 'nme', message: 'Campo non previsto' },
      { field: 'e_mail', message: 'Campo non previsto' },
    ]);
    expect(fieldProblems(schema, { righe: [{ nome: 'Anna', email: 'a', nme: 'x' }] })).toEqual([
      { field: 'righe[0].nme', message: 'Campo non previsto' },
    ]);
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, nth) => [`${'x'.repeat(500)}${nth}`, 1]));
    const named = fieldProblems(recordSchema(row), { nome: 'Anna', email: 'a', ...many });
    expect(named).toHaveLength(20);
    expect(named.every(({ field }) => field.length === 100)).toBe(true);
  });

  it('is the first of all where it has more than a thousand: to tell a million takes minutes', () => {
    expect(fieldProblems(schema, { righe: Array(500).fill({}) })).toHaveLength(1000);
    expect(fieldProblems(schema, { righe: Array(1200).fill({}) })).toHaveLength(1);
    expect(fieldProblems(schema, { righe: Array(1200).fill({ nome: 'Anna', email: 'a' }) })).toEqual([]);
  });

  it('is reported at once for every body of the API with a very long list', () => {
    const long = Array(20_000).fill({});
    const bodies = endpoints.flatMap(({ body }) =>
      body ? listsIn(body, (list) => list).map((of) => [body, of(long)] as const) : [],
    );
    expect(bodies.length).toBeGreaterThan(40);
    for (const [body, sent] of bodies) expect(fieldProblems(fieldSchema(body), sent, viewer)).toHaveLength(1);
  });
});
