import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field, Fields } from '../../contract/schema/fields';
import { declarationMistakes } from '../../src/engine/declaration/declarationMistakes';
import type { Resource } from '../../src/engine/declaration/defineResource';
import { type CopyOfConsole, copyOfConsole } from '../fixtures/copyOfConsole';

const USERS =
  'contract/openapi.json#/paths/~1api~1users~1{customerCode}~1find/post/responses/200/content/application~1json/schema';

/** An OpenAPI 3.0 document with every feature that 3.1 dropped, references and a tree. */
const foreign = {
  openapi: '3.0.3',
  components: {
    schemas: {
      Named: {
        type: 'object',
        required: ['id', 'name'],
        properties: {
          id: { type: 'integer' },
          name: { type: 'string', minLength: 1, maxLength: 80, description: "the school's own" },
        },
      },
      Course: {
        allOf: [
          { $ref: '#/components/schemas/Named' },
          {
            type: 'object',
            required: ['kind', 'since'],
            properties: {
              kind: { $ref: '#/components/schemas/Kind' },
              since: { type: 'string', format: 'date' },
              ends: { type: 'string', format: 'date-time', nullable: true },
              'hours-a-week': { type: 'number', minimum: 0, maximum: 40 },
              code: { type: 'string', pattern: '^[A-Z]/\\d{3}$', readOnly: true },
              parts: { type: 'array', items: { $ref: '#/components/schemas/Course' }, maxItems: 9 },
              open: { type: 'boolean' },
              anything: {},
            },
          },
        ],
      },
      Kind: { type: 'string', enum: ['day', "l'evening"] },
    },
  },
};

type Kinds = Readonly<Record<string, Field['kind']>>;

/** Expected kinds of some records in published documents, field by field. */
const published: readonly [name: string, from: string, wanted: Kinds][] = [
  [
    'pets',
    'petstore.json#/components/schemas/Pet',
    { id: 'number', name: 'text', category: 'record', photoUrls: 'list', tags: 'list', status: 'choice' },
  ],
  [
    'purchases',
    'petstore.json#/components/schemas/Order',
    {
      id: 'number',
      petId: 'number',
      quantity: 'number',
      shipDate: 'instant',
      status: 'choice',
      complete: 'flag',
    },
  ],
  [
    'workflows',
    'github.json#/components/schemas/workflow',
    {
      id: 'number',
      node_id: 'text',
      name: 'text',
      path: 'text',
      state: 'choice',
      created_at: 'instant',
      updated_at: 'instant',
      deleted_at: 'instant',
      url: 'text',
      html_url: 'text',
      badge_url: 'text',
    },
  ],
  [
    'deployKeys',
    'github.json#/components/schemas/deploy-key',
    {
      id: 'number',
      key: 'text',
      url: 'text',
      title: 'text',
      verified: 'flag',
      created_at: 'instant',
      read_only: 'flag',
      added_by: 'text',
      last_used: 'instant',
      enabled: 'flag',
    },
  ],
  [
    'spacecraft',
    'stapi.json#/components/schemas/SpacecraftClassBase',
    {
      uid: 'text',
      name: 'text',
      numberOfDecks: 'number',
      warpCapable: 'flag',
      alternateReality: 'flag',
      activeFrom: 'text',
      activeTo: 'text',
      species: 'record',
      owner: 'record',
      operator: 'record',
      affiliation: 'record',
    },
  ],
];

describe('npm run new:resource', () => {
  let copy: CopyOfConsole;
  const declared = async (name: string): Promise<Resource> =>
    (await import(/* @vite-ignore */ join(copy.folder, `src/resources/declared/${name}.ts`)))[name];

  beforeAll(() => {
    copy = copyOfConsole();
    writeFileSync(join(copy.folder, 'foreign.json'), JSON.stringify(foreign));
  });
  afterAll(() => copy.remove());

  it('writes resources on the menu, with words in both languages, in which nothing is wrong', async () => {
    expect(copy.scaffold('persone', '--from', USERS)).toMatchObject({ status: 0 });
    const course = `${copy.folder}/foreign.json#/components/schemas/Course`;
    expect(copy.scaffold('courses', '--from', course)).toMatchObject({ status: 0 });
    for (const name of ['persone', 'courses']) {
      expect(declarationMistakes(await declared(name))).toEqual([]);
      expect(copy.read('src/layout/menuItems.ts')).toContain(`to: '/${name}'`);
    }
    // A resource that our own provider stores is discovered by its files alone.
    expect(copy.scaffold('avvisi')).toEqual({
      status: 0,
      output: 'contract/stored/avvisi.ts\nsrc/resources/declared/avvisi.ts\n',
    });
  });

  it('takes kinds, limits and privacy from a schema', async () => {
    const { userFields } = await import('../../contract/users/user');
    const fields = (await declared('persone')).fields as Fields;
    expect(Object.keys(fields)).toEqual(['id', ...Object.keys(userFields)]);
    for (const [name, { say: _say, lines: _lines, ...field }] of Object.entries(userFields) as [
      string,
      Record<string, unknown>,
    ][]) {
      expect({ name, field: String(JSON.stringify(fields[name])) }).toEqual({
        name,
        field: expect.stringContaining(`"kind":"${field.kind}"`),
      });
      for (const key of ['required', 'readOnly', 'max', 'privacy'] as const) {
        expect((fields[name] as unknown as Record<string, unknown>)[key], `${name}.${key}`).toEqual(
          field[key],
        );
      }
    }
  });

  it('reads references, parts and the words of OpenAPI 3.0', async () => {
    const { fields, title } = await declared('courses');
    expect(title).toBe('name');
    expect(fields.name).toEqual({ kind: 'text', required: true, max: 80, about: "the school's own" });
    expect(fields.kind).toEqual({ kind: 'choice', required: true, of: ['day', "l'evening"] });
    expect(fields.ends).toEqual({ kind: 'instant' });
    expect(fields['hours-a-week']).toEqual({ kind: 'number', min: 0, max: 40 });
    expect(fields.code).toEqual({ kind: 'text', readOnly: true, pattern: /^[A-Z]\/\d{3}$/ });
    expect(fields.parts).toMatchObject({ kind: 'list', max: 9, of: { kind: 'record' } });
    expect(fields.anything).toEqual({ kind: 'json' });
  });

  it.each(published)(
    'takes %s from a published document, with no more than one field in five to be changed by hand',
    async (name, from, wanted) => {
      expect(copy.scaffold(name, '--from', `tests/fixtures/openapi/${from}`)).toMatchObject({ status: 0 });
      const { fields } = await declared(name);
      const names = Object.keys(wanted);
      const wrong = names.filter((field) => fields[field]?.kind !== wanted[field]);
      // A key with another name in the document was invented in addition.
      const invented = Object.keys(fields).filter((field) => !(field in wanted));
      expect(
        (wrong.length + invented.length) / names.length,
        [...wrong, ...invented].join(),
      ).toBeLessThanOrEqual(0.2);
    },
  );

  it('writes files that compile as they are, also those from published documents', () => {
    expect(copy.compile()).toBe('');
  });

  it('refuses a name that is taken or none, and a place that is not there', () => {
    expect(copy.scaffold('avvisi')).toMatchObject({
      status: 1,
      output: expect.stringContaining('There is a resource "avvisi" already'),
    });
    expect(copy.scaffold('../avvisi')).toMatchObject({
      status: 1,
      output: expect.stringContaining('is no name for a resource'),
    });
    expect(copy.scaffold()).toMatchObject({
      status: 1,
      output: expect.stringContaining('Name the resource'),
    });
    const nowhere = 'contract/openapi.json#/components/schemas/Nobody';
    expect(copy.scaffold('altri', '--from', nowhere)).toMatchObject({
      status: 1,
      output: expect.stringContaining('nothing at'),
    });
  });

  it('writes over nothing: neither a resource in a folder of another name, nor words of something else', () => {
    const files = ['src/i18n/it/user.ts', 'src/i18n/en/user.ts', 'src/layout/menuItems.ts'];
    const before = files.map(copy.read);
    expect(copy.scaffold('user')).toEqual({
      status: 1,
      output: 'There is a resource "user" already, or words of that name: choose another one.\n',
    });
    expect(files.map(copy.read)).toEqual(before);
  });

  it.each([
    [['pagelle', '--nothing'], /^Unknown option '--nothing'/],
    [['stored'], /^"stored" is no name for a resource: write it like "notices"\.\n$/],
    [['await'], /^"await" is no name for a resource/],
    [
      ['Attività-del mese'],
      /^"Attività-del mese" is no name for a resource: write it like "attivitaDelMese"\.\n$/,
    ],
    [
      ['clock'],
      /^The provider has a table, an address or a permission "clock" already: choose another name\.\n$/,
    ],
    [['class'], /^"class" is no name for a resource: write it like "notices"\.\n$/],
    [['pagelle', 'voti'], /^One name at a time: npm run new:resource -- notices\n$/],
    [
      ['pagelle', '--from', 'contract/openapi.json'],
      /^contract\/openapi\.json has no record there: name one/,
    ],
    [['pagelle', '--from', 'missing.json'], /^missing\.json is no file of JSON: ENOENT/],
    [['pagelle', '--from', 'README.md'], /^README\.md is no file of JSON: /],
  ])('refuses %j in a sentence, and writes nothing', (args, sentence) => {
    const before = copy.read('src/layout/menuItems.ts');
    const { status, output } = copy.scaffold(...args);
    expect(status).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).not.toContain('    at ');
    expect(copy.read('src/layout/menuItems.ts')).toBe(before);
  });
});
