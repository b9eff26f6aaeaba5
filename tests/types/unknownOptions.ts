import { stored } from '../../contract/storing/stored';
import { foreignResource } from '../../src/kit/foreignResource';
import { storedResource } from '../../src/kit/storedResource';

/** Every part of a declaration rejects unknown options, which would silently do nothing. */
const can = { list: ['supervisor'], update: ['supervisor'] } as const;
const label = ['x', 'x'] as const;
const fields = {
  title: { kind: 'text', label, required: true },
  day: { kind: 'day', label },
  by: { kind: 'choice', label, of: { bus: label, foot: label } },
  price: { kind: 'money', label },
} as const;
const named = { label, labels: label } as const;
const whole = { ...named, title: 'title', can, fields } as const;
const go = { label, can: ['supervisor'], set: { by: 'bus' } } as const;
const trips = stored('trips', { ...whole, actions: { go } });
const list = { columns: ['title'] } as const;

const shown = storedResource(trips, { list, actions: { go: { icon: 'enable' } } });
/** The views that `npm run eject` prints, in a stored resource and in a foreign one. */
const views = {
  list: () => import('../fixtures/reference/OwnList').then((file) => file.OwnList),
  form: () => import('../fixtures/reference/OwnList').then((file) => file.OwnForm),
};
const ejected = storedResource(trips, { list, views, timed: [], show: ['title'] });
const ejectedThere = foreignResource('x', {
  ...named,
  address: 'https://x',
  can: ['user', 'list'],
  fields: { title: { kind: 'text', label } },
  list,
  views,
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
  () => stored('x', { ...whole, rules: { checks: [{ on: 'day', where: { by: 'bus' }, say: label, says: 'x' }] } }),
  // @ts-expect-error an unknown option of a lock
  () => stored('x', { ...whole, locked: [{ fields: ['day'], when: { by: 'bus' }, say: label, except: 'supervisor' }] }),
  // @ts-expect-error an unknown option of a removal
  () => stored('x', { ...whole, removal: [{ where: { by: 'bus' }, say: label, brief: label }] }),
  // @ts-expect-error an unknown option of an action
  () => stored('x', { ...whole, actions: { go: { ...go, undo: true } } }),
  // @ts-expect-error an unknown option of an action's rule
  () => stored('x', { ...whole, actions: { go: { ...go, rules: [{ where: { by: 'bus' }, say: label, brief: label, tone: 'bad' }] } } }),
  // @ts-expect-error an effect on an unknown field
  () => stored('x', { ...whole, actions: { go: { ...go, set: { status: 'x' } } } }),
  // @ts-expect-error a field without a label
  () => stored('x', { ...whole, fields: { title: { kind: 'text' } } }),
  // @ts-expect-error a label without English
  () => stored('x', { ...whole, fields: { title: { kind: 'text', label: ['x'] } } }),
  // @ts-expect-error a value without English
  () => stored('x', { ...whole, fields: { title: { kind: 'choice', label, of: { bus: ['x'] } } } }),
  // @ts-expect-error values without labels
  () => stored('x', { ...whole, fields: { title: { kind: 'choice', label, of: ['bus'] } } }),
  // @ts-expect-error a part of a record without a label
  () => stored('x', { ...whole, fields: { title: { kind: 'record', label, of: { town: { kind: 'text' } } } } }),
  // @ts-expect-error a refusal without English
  () => stored('x', { ...whole, fields: { title: { kind: 'text', label, max: 3, say: { max: 'x' } } } }),
  // @ts-expect-error a rule without English
  () => stored('x', { ...whole, removal: [{ where: { by: 'bus' }, say: 'x' }] }),
  // @ts-expect-error an action without a label
  () => stored('x', { ...whole, actions: { go: { can: ['supervisor'], set: { by: 'bus' } } } }),
  // @ts-expect-error a name without a plural
  () => stored('x', { title: 'title', can, fields, label }),
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
  () => storedResource(trips, { list, form: { tabs: { a: { label, fields: ['titel'] } } } }),
  // @ts-expect-error a tab without a label
  () => storedResource(trips, { list, form: { tabs: { a: { fields: ['title'] } } } }),
  // @ts-expect-error an unknown option of the form of a new record
  () => storedResource(trips, { list, form: { create: { default: {} } } }),
  // @ts-expect-error an unknown option of a lock
  () => storedResource(trips, { list, form: { locked: [{ fields: ['day'], when: {}, say: label, why: 'x' }] } }),
  // @ts-expect-error an unknown option of an action
  () => storedResource(trips, { list, actions: { go: { color: 'red' } } }),
  // @ts-expect-error an unknown action
  () => storedResource(trips, { list, actions: { come: { icon: 'enable' } } }),
  // @ts-expect-error an unknown option of related records
  () => storedResource(trips, { list, related: { user: { by: 'x', title: 'x' } } }),
  // @ts-expect-error an unknown kind of words
  () => storedResource(trips, { list, words: { serach: label } }),
  // @ts-expect-error an unknown part of a foreign resource
  () => foreignResource('x', { ...named, address: 'https://x', can: ['user', 'list'], fields, list, header: {} }),
  // @ts-expect-error an unknown option of its field
  () => foreignResource('x', { ...named, address: 'https://x', can: ['user', 'list'], fields: { title: { kind: 'text', label, maximum: 3 } }, list }),
];
