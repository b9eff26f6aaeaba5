import { stored } from '../../contract/storing/stored';
import { foreignResource } from '../../src/engine/declaration/foreignResource';
import { storedResource } from '../../src/engine/declaration/storedResource';

/** Every part of a declaration rejects unknown options, which would silently do nothing. */
const can = { list: ['supervisor'], update: ['supervisor'] } as const;
const fields = {
  title: { kind: 'text', required: true },
  day: { kind: 'day' },
  by: { kind: 'choice', of: ['bus', 'foot'] },
  price: { kind: 'money' },
} as const;
const values = { by: { bus: 'bus', foot: 'foot' } };
const said = { name: 'x', fields: { title: 'a', day: 'b', by: 'c', price: 'd' }, values };
const words = { it: said, en: said };
const whole = { title: 'title', can, fields, words } as const;
const acting = { ...said, actions: { go: 'go' } };
const act = { ...whole, words: { it: acting, en: acting } } as const;
const go = { can: ['supervisor'], set: { by: 'bus' } } as const;
const trips = stored('trips', { ...act, actions: { go } });
const list = { columns: ['title'] } as const;

const shown = storedResource(trips, { list, actions: { go: { icon: 'enable' } } });
/** The views that `npm run eject` prints, in a stored resource and in a foreign one. */
const views = {
  list: () => import('../fixtures/reference/OwnList').then((file) => file.OwnList),
  form: () => import('../fixtures/reference/OwnList').then((file) => file.OwnForm),
};
const ejected = storedResource(trips, { list, views, timed: [], show: ['title'] });
const ejectedThere = foreignResource('x', {
  address: 'https://x',
  can: ['user', 'list'],
  fields: { title: { kind: 'text' } },
  list,
  views,
  words: { it: { name: 'x', fields: { title: 'x' } }, en: {} },
});
export const made = [shown, ejected, ejectedThere];

// biome-ignore format: one case a line, right below what it says
export const mistakes = [
  // @ts-expect-error an unknown part
  () => stored('x', { ...whole, fileds: {} }),
  // @ts-expect-error an unknown operation
  () => stored('x', { ...whole, can: { ...can, remove: ['supervisor'] } }),
  // @ts-expect-error an unknown option of a read rule
  () => stored('x', { ...whole, reads: { day: { role: ['supervisor'] } } }),
  // @ts-expect-error a read rule on an unknown field
  () => stored('x', { ...whole, reads: { days: { roles: ['supervisor'] } } }),
  // @ts-expect-error an initial value of an unknown field
  () => stored('x', { ...whole, starts: { status: 'x' } }),
  // @ts-expect-error an unknown kind of rule
  () => stored('x', { ...whole, rules: { requires: { day: { by: 'bus' } } } }),
  // @ts-expect-error an unknown option of a check
  () => stored('x', { ...whole, rules: { checks: [{ on: 'day', where: { by: 'bus' }, say: 'x', says: 'x' }] } }),
  // @ts-expect-error an unknown option of a lock
  () => stored('x', { ...whole, locked: [{ fields: ['day'], when: { by: 'bus' }, say: 'x', except: 'supervisor' }] }),
  // @ts-expect-error an unknown option of a removal
  () => stored('x', { ...whole, removal: [{ where: { by: 'bus' }, say: 'x', brief: 'x' }] }),
  // @ts-expect-error an unknown option of an action
  () => stored('x', { ...act, actions: { go: { ...go, undo: true } } }),
  // @ts-expect-error an unknown option of an action's rule
  () => stored('x', { ...act, actions: { go: { ...go, rules: [{ where: { by: 'bus' }, say: 'x', brief: 'x', tone: 'bad' }] } } }),
  // @ts-expect-error an effect on an unknown field
  () => stored('x', { ...act, actions: { go: { ...go, set: { status: 'x' } } } }),
  // @ts-expect-error words of an unknown field
  () => stored('x', { ...whole, words: { ...words, it: { ...said, fields: { ...said.fields, until: 'x' } } } }),
  // @ts-expect-error an unknown value of a choice
  () => stored('x', { ...whole, words: { ...words, it: { ...said, values: { by: { ...values.by, car: 'x' } } } } }),
  // @ts-expect-error an unknown kind of words
  () => stored('x', { ...whole, words: { ...words, it: { ...said, label: 'x' } } }),
  // @ts-expect-error words of an unknown action
  () => stored('x', { ...act, actions: { go }, words: { ...act.words, it: { ...acting, actions: { go: 'x', come: 'x' } } } }),
  // @ts-expect-error an unknown part of a screen
  () => storedResource(trips, { list, from: {} }),
  // @ts-expect-error a page of a record that a form changes
  () => storedResource(trips, { list, page: async () => null }),
  // @ts-expect-error an unknown view
  () => storedResource(trips, { list, views: { edit: views.form } }),
  // @ts-expect-error an unknown option of a list
  () => storedResource(trips, { list: { ...list, colums: ['title'] } }),
  // @ts-expect-error an unknown option of a column
  () => storedResource(trips, { list: { columns: [{ field: 'title', render: 'x' }] } }),
  // @ts-expect-error an unknown option of a tone
  () => storedResource(trips, { list: { columns: [{ field: 'by', tone: [{ when: { by: 'bus' }, as: 'bad', color: 'red' }] }] } }),
  // @ts-expect-error a filter on a field without values
  () => storedResource(trips, { list: { ...list, filters: ['day'] } }),
  // @ts-expect-error a search in a number
  () => storedResource(trips, { list: { ...list, search: ['price'] } }),
  // @ts-expect-error an unknown option of a form
  () => storedResource(trips, { list, form: { input: ['title'] } }),
  // @ts-expect-error a tab with an unknown field
  () => storedResource(trips, { list, form: { tabs: { a: ['titel'] } } }),
  // @ts-expect-error an unknown option of the form of a new record
  () => storedResource(trips, { list, form: { create: { default: {} } } }),
  // @ts-expect-error an unknown option of a lock
  () => storedResource(trips, { list, form: { locked: [{ fields: ['day'], when: {}, say: 'x', why: 'x' }] } }),
  // @ts-expect-error an unknown option of an action
  () => storedResource(trips, { list, actions: { go: { color: 'red' } } }),
  // @ts-expect-error an unknown action
  () => storedResource(trips, { list, actions: { come: { icon: 'enable' } } }),
  // @ts-expect-error an unknown option of related records
  () => storedResource(trips, { list, related: { user: { by: 'x', title: 'x' } } }),
  // @ts-expect-error an unknown kind of words
  () => storedResource(trips, { list, words: { it: { serach: 'x' }, en: {} } }),
  // @ts-expect-error an unknown part of a foreign resource
  () => foreignResource('x', { address: 'https://x', can: ['user', 'list'], fields, list, words, header: {} }),
  // @ts-expect-error an unknown option of its field
  () => foreignResource('x', { address: 'https://x', can: ['user', 'list'], fields: { title: { kind: 'text', maximum: 3 } }, list, words: { it: { name: 'x', fields: { title: 'x' } }, en: {} } }),
];
