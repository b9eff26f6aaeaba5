import { describe, expect, it } from 'vitest';
import openapi from '../../../../contract/openapi.json';
import { contractDrifts } from '../../../../src/development/contract/contractDrifts';
import { audit } from '../../../../src/resources/audit/audit';
import { users } from '../../../../src/resources/users/users';

// biome-ignore lint/suspicious/noExplicitAny: a document is changed here in ways that no type allows
type Document = any;

const LIST = '/api/users/{customerCode}/find';
const ONE = '/api/users/{customerCode}/user/{uid}';
const ENABLE = '/api/users/{customerCode}/enable';
const DISABLE = '/api/users/{customerCode}/disable';
const JSON_SCHEMA = ['content', 'application/json', 'schema'];

/** Returns the JSON pointer of a location. */
const pointer = (...keys: (string | number)[]) =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
const at = (document: Document, keys: (string | number)[]) => keys.reduce((on, key) => on[key], document);

const listed = ['paths', LIST, 'post', 'responses', '200', ...JSON_SCHEMA, 'items'];
const listedField = (name: string, ...rest: string[]) => [...listed, 'properties', name, ...rest];
const asked = ['paths', LIST, 'post', 'requestBody', ...JSON_SCHEMA];
const read = ['paths', ONE, 'get', 'responses', '200', ...JSON_SCHEMA];
const updated = ['paths', ONE, 'put', 'requestBody', ...JSON_SCHEMA];
const enabled = ['paths', ENABLE, 'post', 'requestBody', ...JSON_SCHEMA];
const disabled = ['paths', DISABLE, 'post', 'requestBody', ...JSON_SCHEMA];

const remove = (keys: (string | number)[]) => (document: Document) => {
  delete at(document, keys.slice(0, -1))[keys.at(-1) ?? ''];
};
const set = (keys: (string | number)[], value: unknown) => (document: Document) => {
  at(document, keys.slice(0, -1))[keys.at(-1) ?? ''] = value;
};
const without = (keys: (string | number)[], name: string) => (document: Document) => {
  const list = at(document, keys);
  list.splice(list.indexOf(name), 1);
};
const more = (keys: (string | number)[], name: unknown) => (document: Document) => {
  at(document, keys).push(name);
};

type Drift = [name: string, change: (document: Document) => void, place: (string | number)[]];

// biome-ignore format: one drift a line
const drifts: readonly Drift[] = [
  ['the list has moved', remove(['paths', LIST]), ['paths', LIST]],
  ['an action has moved', remove(['paths', ENABLE]), ['paths', ENABLE]],
  ['an update is sent otherwise', (d) => { d.paths[ONE].patch = d.paths[ONE].put; delete d.paths[ONE].put; }, ['paths', ONE, 'put']],
  ['the list is asked otherwise', (d) => { d.paths[LIST].get = d.paths[LIST].post; delete d.paths[LIST].post; }, ['paths', LIST, 'post']],
  ['a column is no longer answered', remove(listedField('email')), listedField('email')],
  ['the key is no longer answered', remove(listedField('uid')), listedField('uid')],
  ['a record lacks a field that its list has', remove([...read, 'properties', 'dataScadenza']), [...read, 'properties', 'dataScadenza']],
  ['a text has become a number', set(listedField('timeTable', 'type'), ['integer', 'null']), listedField('timeTable', 'type')],
  ['a day has become a moment', set(listedField('dataScadenza', 'format'), 'date-time'), listedField('dataScadenza', 'format')],
  ['a field may now be null', set(listedField('email', 'type'), ['string', 'null']), listedField('email', 'type')],
  ['a field may no longer be null', set(listedField('dataNascita', 'type'), 'string'), listedField('dataNascita', 'type')],
  ['a field is no longer required', without([...listed, 'required'], 'sn'), [...listed, 'required']],
  ['a field has become required', more([...listed, 'required'], 'timeTable'), [...listed, 'required']],
  ['a text may be longer', set(listedField('sn', 'maxLength'), 80), listedField('sn', 'maxLength')],
  ['a text may be of any length', remove(listedField('email', 'maxLength')), listedField('email', 'maxLength')],
  ['a text must be longer', set(listedField('username', 'minLength'), 5), listedField('username', 'minLength')],
  ['a code has another form', set(listedField('codicefiscale', 'pattern'), '^[A-Z]{16}$'), listedField('codicefiscale', 'pattern')],
  ['a member of a list has gone', remove(listedField('groups', 'items', 'properties', 'group')), listedField('groups', 'items', 'properties', 'group')],
  ['a filter is no longer taken', remove([...asked, 'properties', 'stato']), [...asked, 'properties', 'stato']],
  ['a filter has lost a value', set([...asked, 'properties', 'stato', 'enum'], ['1', null]), [...asked, 'properties', 'stato', 'enum']],
  ['a filter has a new value', set([...asked, 'properties', 'scadenza', 'enum'], ['expired', '1', '3', '6', null]), [...asked, 'properties', 'scadenza', 'enum']],
  ['the list takes no filters at all', remove(['paths', LIST, 'post', 'requestBody']), ['paths', LIST, 'post', 'requestBody']],
  ['an update calls a field otherwise', (d) => { const { properties } = at(d, updated); properties.surname = properties.cognome; delete properties.cognome; }, [...updated, 'properties', 'cognome']],
  ['an update must send what is not declared', more([...updated, 'required'], 'telefono'), [...updated, 'required']],
  ['a field may no longer be written', set([...updated, 'properties', 'email', 'readOnly'], true), [...updated, 'properties', 'email', 'readOnly']],
  ['an action lacks the field of its ids', remove([...enabled, 'properties', 'uids']), [...enabled, 'properties', 'uids']],
  ['an action takes fewer ids', set([...disabled, 'properties', 'uids', 'maxItems'], 100), [...disabled, 'properties', 'uids', 'maxItems']],
  ['an action lacks its question', remove([...disabled, 'properties', 'reset']), [...disabled, 'properties', 'reset']],
  ['a parameter of the path has another form', set(['paths', LIST, 'post', 'parameters', 0, 'schema', 'pattern'], '^\\d+$'), ['paths', LIST, 'post', 'parameters', 0, 'schema', 'pattern']],
  ['a call wants a parameter that nobody sends', more(['paths', LIST, 'post', 'parameters'], { name: 'anno', in: 'query', required: true, schema: { type: 'string' } }), ['paths', LIST, 'post', 'parameters', 1]],
  ['a command no longer knows its key', (d) => { d.paths[ENABLE].post.parameters.splice(1); }, ['paths', ENABLE, 'post', 'parameters']],
  ['a call is for somebody else', set(['paths', DISABLE, 'post', 'x-permission'], 'user.list'), ['paths', DISABLE, 'post', 'x-permission']],
  ['an outcome has no reasons', remove(['paths', DISABLE, 'post', 'responses', '200', ...JSON_SCHEMA, 'properties', 'skipped', 'items', 'properties', 'reason']), ['paths', DISABLE, 'post', 'responses', '200', ...JSON_SCHEMA, 'properties', 'skipped', 'items', 'properties', 'reason']],
];

describe('a declaration and the document of its provider', () => {
  it('agree, without a false alarm, on the true document', () => {
    expect(contractDrifts(users, openapi)).toEqual([]);
  });

  it(`are distinguished in ${drifts.length} ways`, () => {
    expect(drifts.length).toBeGreaterThanOrEqual(30);
  });

  it.each(drifts)('differ where %s, and it is said where', (_name, change, place) => {
    const changed = structuredClone(openapi) as Document;
    change(changed);
    const found = contractDrifts(users, changed);
    expect([...new Set(found.map((drift) => drift.pointer))]).toEqual([pointer(...place)]);
    for (const { say } of found) expect(say).toMatch(/^\S.*"user".*\.$/);
  });

  it('agree with a document that says the same by references and in OpenAPI 3.0', () => {
    const changed = structuredClone(openapi) as Document;
    changed.components.schemas['User/~'] = at(changed, listed);
    set(listed, { $ref: '#/components/schemas/User~1~0' })(changed);
    set([...read], { $ref: '#/components/schemas/User~1~0' })(changed);
    Object.assign(changed.components.schemas['User/~'].properties.timeTable, {
      type: 'string',
      nullable: true,
    });
    expect(contractDrifts(users, changed)).toEqual([]);

    delete changed.components.schemas['User/~'].properties.email;
    expect(contractDrifts(users, changed).map((drift) => drift.pointer)).toEqual([
      '/components/schemas/User~1~0/properties/email',
      '/components/schemas/User~1~0/properties/email',
    ]);
  });

  describe('do not agree on a list', () => {
    const { list } = audit;
    const colour = { kind: 'choice', of: ['red'] } as const;
    const filters = { ...list.filters, of: { ...list.filters.of, colore: colour } };
    const place = '/paths/~1api~1audit~1{customerCode}/get/parameters';
    it.each([
      [
        'a filter',
        { filters: { ...filters, show: [...list.filters.show, { field: 'colore' }] } },
        '"colore"',
      ],
      [
        'days',
        { filters: { ...filters, on: [{ field: 'at', days: { from: 'colore', to: 'to' } }] } },
        '"colore"',
      ],
      ['an order', { sort: 'colore' }, '"colore"'],
    ])('that asks for %s which its call does not take', (_what, change, name) => {
      expect(contractDrifts(audit, openapi)).toEqual([]);
      const found = contractDrifts({ ...audit, list: { ...list, ...change } } as typeof audit, openapi);
      expect(found).toHaveLength(1);
      expect(found[0]?.say).toContain(name);
      expect(found[0]?.pointer).toBe(place);
    });
  });

  it('are not confused by a reference that leads round in a circle', () => {
    const changed = structuredClone(openapi) as Document;
    changed.components.schemas.A = { $ref: '#/components/schemas/A' };
    set(listed, { $ref: '#/components/schemas/A' })(changed);
    expect(contractDrifts(users, changed)).toHaveLength(1);
  });
});
