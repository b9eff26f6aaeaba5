import { afterEach, describe, expect, it } from 'vitest';
import { allStoredMistakes } from '../../../../contract/mistakes/allStoredMistakes';
import { storedMistakes } from '../../../../contract/mistakes/storedMistakes';
import { registerResources } from '../../../../contract/storing/registerResources';
import { stored } from '../../../../contract/storing/stored';
import { storedNamed } from '../../../../contract/storing/storedEntities';
import { storedRoutes } from '../../../../provider/areas/stored/storedRoutes';
import { declarationMistakes } from '../../../../src/engine/declaration/declarationMistakes';
import { defineResource } from '../../../../src/engine/declaration/defineResource';
import { supplyKit } from '../../../../src/engine/declaration/kit';
import { storedResource } from '../../../../src/kit/storedResource';
import { supplyParts } from '../../../../src/kit/supplyParts';
import { resources } from '../../../../src/resources';
import { audit } from '../../../../src/resources/audit/audit';
import { users } from '../../../../src/resources/users/users';
import { keepStored } from '../../../fixtures/keepStored';
import { storedLoans } from '../../../fixtures/reference/storedLoans';
import { notices as storedNotices } from '../../../fixtures/reference/storedNotices';
import { storedPapers } from '../../../fixtures/reference/storedPapers';
import { storedTrips } from '../../../fixtures/reference/storedTrips';

const { list, form, endpoints, actions } = users;
const { filters } = list;
const meaning = (means: object) => ({
  list: { ...list, filters: { ...filters, means: { ...filters.means, ...means } } },
});
const { disable } = actions;
const column = list.columns[0];
const [first = '', second = ''] = form.inputs;

/** Modified parts of a declaration, with the reported mistake. */
// biome-ignore format: one mistake a line
const mistakes: readonly [name: string, changed: object, say: string][] = [
  ['an unknown key', { key: 'uidd' }, 'key names "uidd", which is not one of its fields. Did you mean "uid"?'],
  ['an unknown title', { title: 'qwertyuiop' }, 'title names "qwertyuiop", which is not one of its fields. Write one of: uid, username,'],
  ['a path that is not one', { path: 'user' }, 'path is "user". Write it from the root, like "/user".'],
  ['an entity without permissions', { can: { ...users.can, list: ['usr', 'list'] } }, 'can.list names "usr", which is not in the table of permissions. Did you mean "user"?'],
  ['a permission that nobody can have', { can: { ...users.can, update: ['user', 'updat'] } }, 'can.update names "updat", which is not an action of "user" in the table of permissions. Did you mean "update"?'],
  ['no column', { list: { ...list, columns: [] } }, 'list.columns is empty. Name at least the field that links to the record.'],
  ['an unknown column', { list: { ...list, columns: [{ ...column, field: 'emial' }] } }, 'list.columns[0] names "emial", which is not one of its fields. Did you mean "email"?'],
  ['an option that no column has', { list: { ...list, columns: [{ ...column, render: 'x' }] } }, 'list.columns[0] names "render", which is not one of its options. Write one of: field, priority,'],
  ['a cell that is no function', { list: { ...list, columns: [{ ...column, cell: 'SeatsCell' }] } }, 'list.columns[0].cell is no function. Write one that loads a component'],
  ['a cell beside what else draws it', { list: { ...list, columns: [{ ...column, cell: async () => null, icons: { on: 'yes', off: 'no' } }] } }, 'list.columns[0] has a cell of its own and icons as well.'],
  ['a view that there is not', { views: { edit: async () => null } }, 'views names "edit", which is not one of its options. Write one of: list, form, create.'],
  ['rows that are edited without an input among the columns', { list: { ...list, editable: true }, form: { ...form, inputs: [] } }, 'list.editable is set, but no column can be edited in a row. Add a column with an input, or leave it out.'],
  ['a column twice', { list: { ...list, columns: [column, column] } }, 'list.columns names "uid" twice. Leave one out.'],
  ['a column shown by what no school has', { list: { ...list, columns: [{ ...column, shown: { privateSchol: true } }] } }, 'list.columns[0].shown names "privateSchol", which is not a field that it can look at. Did you mean "privateSchool"?'],
  ['a tone on an unknown field', { list: { ...list, columns: [{ ...column, tone: [{ when: { stato: true }, as: 'bad' }] }] } }, 'list.columns[0].tone names "stato", which is not a field that it can look at. Did you mean "status"?'],
  ['an unknown order', { list: { ...list, sort: '-lastlogin' } }, 'list.sort names "lastlogin", which is not one of its fields. Did you mean "lastLogin"?'],
  ['an order by hand of what we do not keep', { orderedByHand: true }, 'orderedByHand is of what our own provider keeps. Leave it out, or declare it in contract/stored.'],
  ['an order by hand, and another one', { endpoints: { ...endpoints, reorder: { endpoint: endpoints.list.endpoint } } }, `list.sort is "${users.list.sort}", but the list is ordered by hand. Leave it out.`],
  ['an unknown input in a frame', { form: { ...form, sections: { who: ['emial'] } } }, 'form.sections.who[0] names "emial", which is not one of form.inputs. Did you mean "email"?'],
  ['an input in two frames', { form: { ...form, sections: { who: [first], where: [first] } } }, `form.sections names "${first}" twice. Leave one out.`],
  ['a frame on two tabs', { form: { ...form, tabs: { one: [first], two: [second] }, sections: { who: [first, second] } } }, 'form.sections.who has inputs of several tabs. Keep it on one.'],
  ['a width that there is not', { form: { ...form, widths: { [first]: 'quarter' } } }, `form.widths.${first} names "quarter", which is not a width. Write one of: third, half, whole.`],
  ['an unknown search', { list: { ...list, search: ['surname'] } }, 'list.search[0] names "surname", which is not one of its fields. Did you mean "username"?'],
  ['an unknown filter', { list: { ...list, filters: { ...list.filters, show: [{ field: 'state' }] } } }, 'list.filters.show[0] names "state", which is not one of its filters. Did you mean "stato"?'],
  ['a filter without values to offer', { list: { ...list, filters: { ...list.filters, of: { ...list.filters.of, ruolo: { kind: 'instant' } }, show: [{ field: 'ruolo' }] } } }, 'list.filters.show[0] is of kind "instant". Give it a field of one of these kinds: choice, flag, text, day.'],
  ['a filter without a meaning', { list: { ...list, filters: { ...filters, means: {} } } }, 'list.filters.means says nothing of "stato". Say which records it keeps.'],
  ['a meaning of an unknown filter', meaning({ state: 'status' }), 'list.filters.means names "state", which is not one of its filters. Did you mean "stato"?'],
  ['a filter by an unknown field', meaning({ uid: 'udi' }), 'list.filters.means.uid names "udi", which is not one of its fields. Did you mean "uid"?'],
  ['a value of a filter that means nothing', meaning({ stato: { 0: { status: false } } }), 'list.filters.means.stato says nothing of "1". Say which records it keeps.'],
  ['a meaning of a value that is none', meaning({ stato: { 0: {}, 1: {}, 2: {} } }), 'list.filters.means.stato names "2", which is not a value of the filter.'],
  ['a value that means an unknown field', meaning({ stato: { 0: { statu: false }, 1: {} } }), 'list.filters.means.stato.0 names "statu", which is not a field that it can look at. Did you mean "status"?'],
  ['a filter in what is no list of records', meaning({ ruolo: { some: 'uid', has: 'group' } }), 'list.filters.means.ruolo.some names "uid", which is not a list of records.'],
  ['a filter by what no record of a list has', meaning({ ruolo: { some: 'groups', has: 'grup' } }), 'list.filters.means.ruolo.has names "grup", which is not in "groups". Did you mean "group"?'],
  ['values that the call does not answer', { list: { ...list, filters: { ...filters, show: filters.show.map((one) => ('offers' in one ? { ...one, offers: { ...one.offers, values: { value: 'xn', label: 'description' } } } : one)).filter(({ field }) => field === 'ruolo') } } }, 'list.filters.show[0].offers.values.value names "xn", which is not in what /api/roles/application/{ac} answers. Did you mean "cn"?'],
  ['a mark by what the call does not answer', { list: { ...list, badges: [{ ...list.badges?.[0], key: 'uidDS' }] } }, 'list.badges[0].key names "uidDS", which is not in what /api/users/{customerCode}/ds answers. Did you mean "uidDs"?'],
  ['an unknown warning', { form: { ...form, warnings: { codicefiscale: 'taxcode' } } }, 'form.warnings.codicefiscale names "taxcode", which is not in contract/schema/warnings.ts. Did you mean "taxCode"?'],
  ['conditions on an unknown field', { list: { ...list, filters: { ...list.filters, on: [{ field: 'stato' }] } } }, 'list.filters.on[0] names "stato", which is not one of its fields.'],
  ['conditions on what has none', { fields: { ...users.fields, seen: { kind: 'json' } }, list: { ...list, filters: { ...list.filters, on: [{ field: 'seen' }] } } }, 'list.filters.on[0] names "seen", of kind "json", which has no conditions. Leave it out.'],
  ['days for a list that the browser works on', { list: { ...list, filters: { ...list.filters, on: [{ field: 'lastLogin', days: { from: 'stato', to: 'stato' } }] } } }, 'list.filters.on[0] has "days" or "asks", but the browser works on this list. Leave them out.'],
  ['a moment that is compared with a day', { list: { ...list, columns: [{ ...column, tone: [{ when: { not: { lastLogin: { before: { today: {} } } } }, as: 'bad' }] }] } }, 'list.columns[0].tone.lastLogin compares a moment with "today". Write "midnight"'],
  ['a page size that is not offered', { list: { ...list, pageSize: 7 } }, 'list.pageSize is 7. Write one of list.pageSizes: 5, 10, 15, null.'],
  ['an unknown test', { list: { ...list, selectable: { where: { uid: { startWith: 'a' } }, say: '' } } }, 'list.selectable.uid names "startWith", which is not a test. Did you mean "startsWith"?'],
  ['a condition that is none', { list: { ...list, selectable: { where: true, say: '' } } }, 'list.selectable is true. Write a condition on fields, like { uid: … }.'],
  ['a mark at an unknown field', { list: { ...list, badges: [{ ...list.badges?.[0], at: 'name' }] } }, 'list.badges[0].at names "name", which is not one of its fields.'],
  ['an unknown input', { form: { ...form, inputs: ['e-mail'] } }, 'form.inputs[0] names "e-mail", which is not one of its fields. Did you mean "email"?'],
  ['an attachment of what is not stored', { fields: { ...users.fields, badge: { kind: 'attachment', of: ['pdf'], max: 20_000_000 } } }, 'fields.badge is an attachment, which only a stored resource has. Make it a file.'],
  ['an attachment inside another field', { fields: { ...users.fields, badges: { kind: 'record', of: { one: { kind: 'attachment', of: ['pdf'], max: 9 } } } } }, 'fields.badges has an attachment inside. Declare it as a field of the record itself, or as a list of attachments.'],
  ['a list of attachments without a maximum', { fields: { ...users.fields, badges: { kind: 'list', of: { kind: 'attachment', required: true, of: ['pdf'], max: 9 } } } }, 'fields.badges is a list of attachments with max undefined. Write how many files it has at most, from 1 to 50.'],
  ['an input of a kind that cannot be asked for', { fields: { ...users.fields, seen: { kind: 'json' } }, form: { ...form, inputs: ['seen'] } }, 'form.inputs[0] names "seen", of kind "json", which no form can ask for. Leave it out.'],
  ['capitals where there is no input', { form: { ...form, capitals: ['uid'] } }, 'form.capitals[0] names "uid", which is not one of form.inputs.'],
  ['a lock on what is no input', { form: { ...form, locked: [{ fields: ['snn'], when: {}, say: '' }] } }, 'form.locked[0] names "snn", which is not one of form.inputs. Did you mean "sn"?'],
  ['a lock without words', { form: { ...form, locked: [{ fields: [], when: {} }] } }, 'form.locked[0] says nothing. Name the words that tell why: say.'],
  ['an option that no field of the kind has', { fields: { ...users.fields, cn: { kind: 'text', maximum: 3 } } }, 'fields.cn names "maximum", which is not an option of a field of kind "text".'],
  ['a least that is more than the most', { fields: { ...users.fields, age: { kind: 'number', min: 9, max: 3 } } }, 'fields.age has min 9 and max 3: nothing fits. Let min be at most max.'],
  ['what is computed of nothing', { fields: { ...users.fields, all: { kind: 'text', computed: { join: ['cn', 'sm'] } } } }, 'fields.all.computed names "sm", which is not one of its fields.'],
  ['what is computed of another kind', { fields: { ...users.fields, all: { kind: 'number', computed: { days: ['cn', 'cn'] } } } }, 'fields.all.computed.days names "cn". Name a field of kind day that is not computed itself.'],
  ['what is computed and tells of what only some read', { fields: { ...users.fields, a: { kind: 'number' }, all: { kind: 'number', computed: { sum: ['a', 'a'] } } }, reads: { a: { roles: ['supervisor'] } } }, 'fields.all.computed tells of "a", which not everybody reads. Give reads.all the same rule.'],
  ['what is computed and tells of what is private', { fields: { ...users.fields, a: { kind: 'text', privacy: 'special' }, all: { kind: 'text', computed: { join: ['a', 'a'] } } } }, 'fields.all.computed tells of "a". Give fields.all its privacy, "special".'],
  ['a lock by what is computed', { fields: { ...users.fields, a: { kind: 'number' }, all: { kind: 'number', computed: { sum: ['a', 'a'] } } }, form: { ...form, locked: [{ fields: [], when: { all: 3 }, say: '' }] } }, '"all" is computed once a record is kept: a lock or a reading cannot depend on it.'],
  ['a lock by an unknown field', { form: { ...form, locked: [{ fields: [], when: { lastlogin: null }, say: '' }] } }, 'form.locked[0].when names "lastlogin"'],
  ['an action that is offered by an unknown field', { actions: { disable: { ...disable, offered: { not: { statu: true } } } } }, 'actions.disable.offered names "statu", which is not a field that it can look at. Did you mean "status"?'],
  ['a rule on an unknown field', { actions: { disable: { ...disable, rules: [{ where: { any: [{ stat: true }] }, say: '', brief: '' }] } } }, 'actions.disable.rules[0] names "stat"'],
  ['an effect on an unknown field', { actions: { disable: { ...disable, set: { statuss: false } } } }, 'actions.disable.set names "statuss", which is not one of its fields. Did you mean "status"?'],
  ['ids where the call takes none', { actions: { disable: { ...disable, many: { ...disable?.many, ids: 'ids' } } } }, 'actions.disable.many.ids names "ids", which is not a list that its call takes. Did you mean "uids"?'],
  ['a question that the call does not take', { actions: { disable: { ...disable, steps: [{ ask: 'rest' }] } } }, 'actions.disable.steps names "rest", which is not a yes or no that its call takes. Did you mean "reset"?'],
  ['a part that there is not', { colums: [] }, 'the declaration names "colums", which is not one of its options.'],
  ['a permission for what nobody does', { can: { ...users.can, remove: ['user', 'delete'] } }, 'can names "remove", which is not one of its options. Write one of: list, read,'],
  ['an option that no list has', { list: { ...list, sorted: 'uid' } }, 'list names "sorted", which is not one of its options. Did you mean "sort"?'],
  ['an option that no tone has', { list: { ...list, columns: [{ ...column, tone: [{ when: {}, as: 'bad', colour: 'red' }] }] } }, 'list.columns[0].tone[0] names "colour", which is not one of its options.'],
  ['an option that filters do not have', { list: { ...list, filters: { ...filters, shown: [] } } }, 'list.filters names "shown", which is not one of its options. Did you mean "show"?'],
  ['an option that no tab of a list has', { list: { ...list, tabs: [{ value: '1', title: 'x' }] } }, 'list.tabs[0] names "title", which is not one of its options.'],
  ['an option that no form has', { form: { ...form, input: ['email'] } }, 'form names "input", which is not one of its options. Did you mean "inputs"?'],
  ['an option that no form of a new record has', { form: { ...form, create: { ...form.create, default: {} } } }, 'form.create names "default", which is not one of its options. Did you mean "defaults"?'],
  ['an option that no lock has', { form: { ...form, locked: [{ fields: [], when: {}, say: '', except: 'supervisor' }] } }, 'form.locked[0] names "except", which is not one of its options.'],
  ['an option that no action has', { actions: { disable: { ...disable, undo: false } } }, 'actions.disable names "undo", which is not one of its options.'],
  ['an option that no rule has', { actions: { disable: { ...disable, rules: [{ where: {}, say: '', brief: '', unles: 'supervisor' }] } } }, 'actions.disable.rules[0] names "unles", which is not one of its options. Did you mean "unless"?'],
  ['an option that no removal has', { removal: { ...users.removal, confirm: true } }, 'removal names "confirm", which is not one of its options.'],
  ['words of a kind that there is not', { words: { it: { serach: 'x' }, en: {} } }, 'words.it names "serach", which is not one of its options. Did you mean "search"?'],
  ['words of what is no field', { words: { it: {}, en: { fields: { emial: 'x' } } } }, 'words.en.fields names "emial", which is not one of its fields. Did you mean "email"?'],
  ['words of what is no action', { words: { it: { actions: { disabel: 'x' } }, en: {} } }, 'words.it.actions names "disabel", which is not one of its actions. Did you mean "disable"?'],
  ['a search in a figure', { fields: { ...users.fields, age: { kind: 'number' } }, list: { ...list, search: ['age'] } }, 'list.search[0] names "age", of kind "number", which has no words to look in. Leave it out.'],
  ['a condition of a field on itself', { list: { ...list, selectable: { where: { uid: { is: { field: 'uid' } } }, say: '' } } }, 'list.selectable.uid compares "uid" with itself, which always comes to the same. Name another field.'],
  ['a path that nothing fills', { endpoints: { ...endpoints, scope: {} } }, "nothing fills {customerCode} of /api/users/{customerCode}/find (list); name it in endpoints.scope, like { customerCode: { mine: 'customerCode' } }."],
  ['an update that calls a field otherwise', { endpoints: { ...endpoints, update: { ...endpoints.update, names: { cognome: 'sn', nome: 'cn' } } } }, 'the update takes "codiceFiscale", which is no field. Say which one it is in endpoints.update.names.'],
  ['a creation that nobody may ask for', { can: { ...users.can, create: undefined }, endpoints: { ...endpoints, create: { ...endpoints.update } } }, 'endpoints.create is there without can.create. Say who may.'],
  ['a permission to delete what no call deletes', { endpoints: { ...endpoints, remove: undefined } }, 'can.delete is there without endpoints.remove. Say which call.'],
  ['a creation that calls a field otherwise', { endpoints: { ...endpoints, create: { endpoint: endpoints.update?.endpoint, names: {} } } }, 'the create takes "cognome", which is no field. Say which one it is in endpoints.create.names.'],
  ['a name for what is not sent', { endpoints: { ...endpoints, update: { ...endpoints.update, names: { ...endpoints.update?.names, eta: 'sn' } } } }, 'endpoints.update.names names "eta", which is not a field that the update takes.'],
];

// biome-ignore format: one mistake a line
const pagedMistakes: readonly [name: string, on: object, say: string][] = [
  ['what no query is asked for', { field: 'who' }, 'list.filters.on[0] names "who", which the provider cannot be asked for: it pages this list.'],
  ['a day without filters that take it', { field: 'at' }, 'list.filters.on[0] names "at", which the provider cannot be asked for'],
  ['a filter that takes no day', { field: 'at', days: { from: 'who', to: 'to' } }, 'list.filters.on[0].days.from names "who", which is not a filter of kind "day".'],
];

describe('a wrong declaration', () => {
  it.each(pagedMistakes)(
    'of a paged list with conditions on %s has a sentence that says how to write it',
    (_name, on, say) => {
      const changed = { ...audit, list: { ...audit.list, filters: { ...audit.list.filters, on: [on] } } };
      expect(declarationMistakes(changed as never).filter((one) => one.startsWith(say))).toHaveLength(1);
    },
  );

  it('of a paged list that cannot be asked for one of its records says so', () => {
    const { path } = audit.endpoints.list.endpoint;
    const listed = { ...audit.endpoints, read: undefined, list: { ...audit.endpoints.list } };
    const changed = { ...audit, key: ['seq', 'context'], endpoints: listed } as never;
    const found = declarationMistakes(changed).filter((one) => one.startsWith('key asks'));
    expect(found).toEqual([
      `key asks for "seq", which ${path} does not take.`,
      `key asks for "context", which ${path} does not take.`,
    ]);
  });

  it.each(mistakes)('with %s has a sentence that says how to write it', (_name, changed, say) => {
    const found = declarationMistakes({ ...users, ...changed } as never);
    expect(found.filter((one) => one.startsWith(say))).toHaveLength(1);
  });

  it('does not start, and hears of all its mistakes at once', () => {
    const wrong = { ...users, key: 'uidd', title: 'cnn' } as never;
    expect(() => defineResource('user', wrong)).toThrow(
      /^Resource "user": key names "uidd".*\ntitle names "cnn"/,
    );
  });
});

describe('a wrong order by hand of a stored resource', () => {
  const { name: _name, ...notices } = storedNotices;
  it.each([
    ['no flag', { orderedByHand: 'title' }, 'orderedByHand is "title". Write true, or leave it out.'],
    [
      'a field of its own where it is kept',
      { orderedByHand: true, fields: { title: { kind: 'text' }, position: { kind: 'number' } } },
      'fields.position has the name of the field that stores the manual order. Give the field another name.',
    ],
    [
      'an action of its name',
      { orderedByHand: true, fields: {}, actions: { arrange: { can: [], set: {} } } },
      'actions.arrange is the call that orders by hand. Give the action another name.',
    ],
  ])('with %s does not start', (_what, changed, say) => {
    expect(() => stored('links', { ...notices, ...changed } as never)).toThrow(`links: ${say}`);
  });

  it('that has another order on the screen does not start', () => {
    const forget = keepStored(storedTrips);
    const list = { columns: ['title'], sort: '-day' };
    expect(() => storedResource(storedTrips, { list } as never)).toThrow('list.sort is "-day"');
    forget();
  });
});

describe('a form with a formatted text or attachments', () => {
  const fields = {
    ...users.fields,
    story: { kind: 'markup' },
    badges: { kind: 'list', max: 3, of: { kind: 'attachment', required: true, of: ['pdf'], max: 9 } },
  };
  const asking = { ...users, fields, form: { ...users.form, inputs: ['story', 'badges'] } } as never;
  const ofKit = () => declarationMistakes(asking).filter((one) => one.includes('src/kit'));
  afterEach(supplyParts);

  it('needs the kit, which has their inputs', () => {
    supplyKit(undefined);
    expect(ofKit()).toEqual([
      'form.inputs[0] names "story", whose input is in src/kit. Declare the resource with storedResource, foreignResource or rest.',
      'form.inputs[1] names "badges", whose input is in src/kit. Declare the resource with storedResource, foreignResource or rest.',
    ]);
    supplyParts();
    expect(ofKit()).toEqual([]);
  });
});

describe('a right declaration', () => {
  it.each(resources.map((resource) => [resource.name, resource] as const))(
    '%s has no mistakes',
    (_name, resource) => {
      expect(declarationMistakes(resource)).toEqual([]);
    },
  );
});

describe('a wrong stored resource', () => {
  it('is named where another one is called so', () => {
    const other = { ...storedTrips };
    expect(() => registerResources([storedTrips, other])).toThrow(
      'Resource "sampleTrips": two files of contract/stored have this name. Give one of them another name.',
    );
    expect(storedNamed(storedTrips.name)).toBeUndefined();
  });

  const LONG = 'a'.repeat(64);
  const check = { on: 'day', where: { day: { from: { field: 'day' } } }, say: 'x' };
  // biome-ignore format: one mistake a line
  const wrong: readonly [name: string, changed: object, say: string][] = [
    ['a part that there is not', { remvoal: [] }, 'the declaration names "remvoal", which is not one of its options. Did you mean "removal"?'],
    ['somebody who may do what nobody does', { roles: { ...storedTrips.roles, remove: [] } }, 'can names "remove", which is not what people may do with records.'],
    ['an option that no reading has', { reads: { diet: { role: ['supervisor'] } } }, 'reads.diet names "role", which is not one of its options. Did you mean "roles"?'],
    ['a beginning that is no choice', { starts: { status: 'plan' } }, 'starts.status is "plan", which the field refuses: it has planned, confirmed, cancelled.'],
    ['a beginning of what people write', { starts: { people: 3 } }, 'starts.people is of a field that people write. Make it readOnly, or begin the form with it: form.create.defaults.'],
    ['an action that makes what its field refuses', { actions: { fill: { can: ['supervisor'], set: { people: 500 } } } }, 'actions.fill.set.people is 500, which the field refuses: it is at most 120.'],
    ['an action that sets a moment in a day', { actions: { fill: { can: ['supervisor'], set: { day: { now: { months: 0 } } } } } }, 'actions.fill.set.day is {"now":{"months":0}}, which the field refuses: it takes "today".'],
    ['an action that sets a person in a number', { actions: { fill: { can: ['supervisor'], set: { people: { mine: 'uid' } } } } }, 'actions.fill.set.people is {"mine":"uid"}, which the field refuses: it takes none.'],
    ['a beginning of what is no field', { starts: { statu: 'planned' } }, 'starts names "statu", which is not one of its fields. Did you mean "status"?'],
    ['a kind of rule that there is not', { rules: { requires: {} } }, 'rules names "requires", which is not one of its options. Did you mean "required"?'],
    ['a rule on what is no field', { rules: { required: { guid: { guided: true } } } }, 'rules.required names "guid", which is not one of its fields. Did you mean "guide"?'],
    ['an option that no check has', { rules: { checks: [{ ...check, unless: 'supervisor' }] } }, 'rules.checks[0] names "unless", which is not one of its options.'],
    ['a check of a field against itself', { rules: { checks: [check] } }, 'rules.checks[0].where.day compares "day" with itself, which always comes to the same. Name another field.'],
    ['an option that no lock has', { locked: [{ fields: [], when: {}, say: 'x', unlock: true }] }, 'locked[0] names "unlock", which is not one of its options.'],
    ['a lock on what is no field', { locked: [{ fields: ['dya'], when: {}, say: 'x' }] }, 'locked[0].fields names "dya", which is not one of its fields. Did you mean "day"?'],
    ['a removal by what is no field', { removal: [{ where: { statu: 'planned' }, say: 'x' }] }, 'removal[0].where names "statu", which is not a field that it can look at. Did you mean "status"?'],
    ['an option that no action has', { actions: { confirm: { can: [], set: {}, undo: true } } }, 'actions.confirm names "undo", which is not one of its options.'],
    ['an action that sets what is no field', { actions: { confirm: { can: [], set: { statu: 'x' } } } }, 'actions.confirm.set names "statu", which is not one of its fields. Did you mean "status"?'],
    ['a title that only some read: references would tell it', { reads: { title: { roles: ['supervisor'] } } }, 'reads names "title", which records are called by. Call them by another field.'],
    ['a name that PostgreSQL would cut', { fields: { ...storedTrips.fields, [LONG]: { kind: 'text' } } }, `fields names "${LONG}", which is "${LONG}" in the database: 64 bytes, and PostgreSQL keeps 63. Write a shorter name.`],
    ['a name that only its underscores make too long', { fields: { ...storedTrips.fields, ['aB'.repeat(25)]: { kind: 'text' } } }, `fields names "${'aB'.repeat(25)}", which is "${'a_b'.repeat(25)}" in the database: 75 bytes`],
    ['a name of its own that PostgreSQL would cut', { name: LONG }, `the resource names "${LONG}", which is "${LONG}" in the database: 64 bytes`],
    ['a name with an accent', { fields: { ...storedTrips.fields, località: { kind: 'text' } } }, 'fields names "località", which cannot be a name. Write letters without accents, digits and _, beginning with a letter.'],
    ['two fields of one column', { fields: { ...storedTrips.fields, codice_iban: { kind: 'text' }, codiceIban: { kind: 'text' } } }, 'fields names "codice_iban" and "codiceIban", which would be one column, "codice_iban". Give one of them another name.'],
    ['a field of the column of its school', { fields: { ...storedTrips.fields, customerCode: { kind: 'text' } } }, 'fields names "customerCode", whose column "customer_code" every table of a resource has for itself. Give it another name.'],
    ['a field of the column of its version', { fields: { ...storedTrips.fields, version: { kind: 'number' } } }, 'fields names "version", whose column "version" every table of a resource has for itself.'],
    ...['constructor', 'toString', 'hasOwnProperty', 'valueOf'].map((name): [string, object, string] => [`a field called ${name}`, { fields: { ...storedTrips.fields, [name]: { kind: 'text' } } }, `fields names "${name}", which every object of JavaScript has already. Give it another name.`]),
    ['a part of a record called constructor', { fields: { ...storedTrips.fields, place: { kind: 'record', of: { constructor: { kind: 'text' } } } } }, 'fields names "place.of.constructor", which every object of JavaScript has already.'],
    ['an action called constructor', { actions: { constructor: { can: [], set: {} } } }, 'actions names "constructor", which every object of JavaScript has already.'],
    ['an action called as a call that it has', { actions: { update: { can: [], set: {} } } }, 'actions names "update", which every resource has already. Give the action another name.'],
    ['a name of PostgreSQL', { name: 'pg_trips' }, 'the resource is called "pg_trips": names that begin with pg_ are those of PostgreSQL.'],
    ['a sentence without English', { translations: { texts: {}, sentences: { 'removal[0].say': ['Resta agli atti'] } } }, "removal[0].say is not in both languages: write ['Italian', 'English']."],
    ['a field that the provider keeps under another name', { fields: { ...storedTrips.fields, created_by: { kind: 'text' } } }, 'fields names "created_by", whose column "created_by" every table of a resource has for itself.'],
    ['a rule about who reads without a way in', { reads: { diet: { any: [] } } }, 'reads.diet.any is empty, so that nobody reads the field. Write a rule.'],
    ['a rule about who reads by what is no field', { reads: { diet: { any: [{ where: { statu: 'planned' } }] } } }, 'reads.diet.any[0].where names "statu", which is not a field that it can look at.'],
    ['an order by hand of a list in pages', { paged: true }, 'paged and orderedByHand exclude each other: an order by hand shows all records at once.'],
    ['an index of what has no column', { indexed: ['total'] }, 'indexed[0] names "total", which is not a text, number, amount or date with a column.'],
    ['an index of a text without a limit', { fields: { ...storedTrips.fields, notes: { kind: 'text' } }, indexed: ['notes'] }, 'indexed names "notes", a text without a max of at most 500: PostgreSQL has no index of longer ones.'],
    ['an index whose name PostgreSQL would cut', { name: 'a'.repeat(55), indexed: ['title'] }, `indexed needs the index "${'a'.repeat(55)}_by_title_desc" of 69 bytes, and PostgreSQL keeps 63. Write shorter names.`],
    ['a filter of the name that the call of a list has', { fields: { ...storedTrips.fields, where: { kind: 'flag' } } }, 'fields names "where", which the call of every list takes for itself. Give it another name.'],
    ['a least that is more than the most', { fields: { ...storedTrips.fields, hours: { kind: 'number', min: 3, max: 1 } } }, 'fields.hours has min 3 and max 1: nothing fits. Let min be at most max.'],
  ];

  it.each([
    ['__proto__', { __proto__: { kind: 'text' }, title: { kind: 'text' } }],
    ['id', { id: { kind: 'number' }, title: { kind: 'text' } }],
    ['createdBy', { createdBy: { kind: 'ref', to: 'user' }, title: { kind: 'text' } }],
  ])('with a field called %s is not even declared', (name, fields) => {
    const input = { ...storedTrips, fields } as never;
    expect(() => stored('journeys', input)).toThrow(`journeys: fields names "${name}", which`);
  });

  it('is named with its file by the programs that write what follows from it', () => {
    const long = { ...storedTrips, fields: { ...storedTrips.fields, version: { kind: 'number' } } };
    const lost = {
      ...storedPapers,
      name: 'lost',
      fields: { ...storedPapers.fields, room: { kind: 'ref', to: 'papres' } },
    };
    const all = [long, storedPapers, storedLoans, lost].map((entity) => ({
      file: `contract/stored/${entity.name}.ts`,
      entity,
    }));
    expect(allStoredMistakes(all as never, (name) => name === storedLoans.name)).toEqual([
      expect.stringMatching(/^contract\/stored\/sampleTrips\.ts: fields names "version", whose column/),
      expect.stringMatching(
        /^contract\/stored\/paperLoans\.ts: something else has the table of "paperLoans" already\. Give the resource/,
      ),
      expect.stringMatching(
        /: fields\.room\.to names "papres", which is not a resource that records can refer to\. Did you mean "papers"\?$/,
      ),
    ]);
  });

  it.each(wrong)('with %s does not start, in the console nor in the provider', (_name, changed, say) => {
    const entity = { ...storedTrips, ...changed };
    const found = storedMistakes(entity as never);
    expect(found.filter((one) => one.startsWith(say))).toHaveLength(1);
    const first = `Resource "${entity.name}": ${found[0]}`;
    expect(() => storedResource(entity as never, { list: { columns: ['title'] } } as never)).toThrow(first);
    expect(() => storedRoutes(entity as never, [])).toThrow(first);
  });

  it('is no right one', () => {
    for (const entity of [storedTrips, storedNotices, storedPapers, storedLoans])
      expect(storedMistakes(entity as never), entity.name).toEqual([]);
  });
});
