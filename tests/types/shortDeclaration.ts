import { fields } from '../../contract/schema/fields';
import { stored } from '../../contract/storing/stored';
import { defineResource as define, type RecordsOf } from '../../src/engine/declaration/defineResource';
import { rest } from '../../src/engine/declaration/rest';

/** Wrong short declarations do not compile either: what is left out still knows the fields. */
const can = { list: ['user', 'list'], update: ['user', 'update'] } as const;
const of = fields({
  id: { kind: 'text', required: true, readOnly: true },
  title: { kind: 'text', required: true, max: 120 },
  channel: { kind: 'choice', required: true, of: ['email', 'sms'] },
  urgent: { kind: 'flag' },
  copies: { kind: 'number' },
  sendAt: { kind: 'instant' },
});
const calls = rest('/api/notices', { can, fields: of });
const list = { columns: ['title', 'channel'] } as const;
const cancel = { can: ['user', 'disable'], many: calls.many('cancel', ['user', 'disable']) } as const;

const right = define('notices', { ...calls.declaration, title: 'title', list, actions: { cancel } });
export const channel: 'email' | 'sms' = ({} as RecordsOf<typeof right>).channel;

// @ts-expect-error one of its values
export const fax: 'fax' = ({} as RecordsOf<typeof right>).channel;
// @ts-expect-error it may be absent
export const sendAt: string = ({} as RecordsOf<typeof right>).sendAt;
// @ts-expect-error a kind that fields do not have
fields({ title: { kind: 'string' } });
// @ts-expect-error privacy has two degrees
fields({ title: { kind: 'text', privacy: 'secret' } });
// @ts-expect-error computed of what is no field
fields({ a: { kind: 'number' }, total: { kind: 'number', computed: { sum: ['a', 'b'] } } });
// @ts-expect-error a way in which no text is computed
fields({ a: { kind: 'text' }, b: { kind: 'text', computed: { sum: ['a', 'a'] } } });
const named = { name: 'x', fields: { a: 'a' } };
const sparse = { title: 'a', can: { list: [], update: [] }, words: { it: named, en: named } } as const;
// @ts-expect-error a file of a stored resource is an attachment
stored('x', { ...sparse, fields: { a: { kind: 'file', of: ['pdf'], max: 9 } } });
// @ts-expect-error nobody computes a flag
fields({ a: { kind: 'text' }, b: { kind: 'flag', computed: { count: 'a' } } });

// biome-ignore format: one case a line, right below what it says
export const mistakes = [
  // @ts-expect-error an unknown title
  () => define('notices', { ...calls.declaration, list, title: 'name' }),
  // @ts-expect-error nothing to be called by
  () => define('notices', { ...calls.declaration, list }),
  // @ts-expect-error nothing to show
  () => define('notices', { ...calls.declaration, title: 'title' }),
  // @ts-expect-error an unknown column, by its name alone
  () => define('notices', { ...calls.declaration, title: 'title', list: { columns: ['tilte'] } }),
  // @ts-expect-error an unknown column, at length
  () => define('notices', { ...calls.declaration, title: 'title', list: { columns: [{ field: 'tilte' }] } }),
  // @ts-expect-error a priority that there is not
  () => define('notices', { ...calls.declaration, title: 'title', list: { columns: [{ field: 'title', priority: 5 }] } }),
  // @ts-expect-error an option that columns do not have
  () => define('notices', { ...calls.declaration, title: 'title', list: { columns: [{ field: 'title', render: 'x' }] } }),
  // @ts-expect-error a cell that is no function
  () => define('notices', { ...calls.declaration, title: 'title', list: { columns: [{ field: 'title', cell: 'Cell' }] } }),
  // @ts-expect-error a cell for records of another kind
  () => define('notices', { ...calls.declaration, title: 'title', list: { columns: [{ field: 'title', cell: async () => (_: { record: { surname: string } }) => null }] } }),
  // @ts-expect-error an unknown order
  () => define('notices', { ...calls.declaration, title: 'title', list: { ...list, sort: '-sentAt' } }),
  // @ts-expect-error an unknown filter
  () => define('notices', { ...calls.declaration, title: 'title', list: { ...list, filters: ['chanel'] } }),
  // @ts-expect-error a filter that has no values to offer
  () => define('notices', { ...calls.declaration, title: 'title', list: { ...list, filters: ['title'] } }),
  // @ts-expect-error an unknown input
  () => define('notices', { ...calls.declaration, title: 'title', list, form: { inputs: ['text'] } }),
  // @ts-expect-error a path from the root
  () => define('notices', { ...calls.declaration, title: 'title', list, path: 'notices' }),
  // @ts-expect-error a part that declarations do not have
  () => define('notices', { ...calls.declaration, title: 'title', list, colums: ['title'] }),
  // @ts-expect-error an action that nobody may do
  () => define('notices', { ...calls.declaration, title: 'title', list, actions: { cancel: { ...cancel, can: ['user', 'cancel'] } } }),
  // @ts-expect-error a rule with a value that the choice does not have
  () => define('notices', { ...calls.declaration, title: 'title', list, actions: { cancel: { ...cancel, rules: [{ where: { channel: 'fax' }, say: '', brief: '' }] } } }),
  // @ts-expect-error an effect that the choice does not have
  () => define('notices', { ...calls.declaration, title: 'title', list, actions: { cancel: { ...cancel, set: { channel: 'fax' } } } }),
  // @ts-expect-error a rule that does not say why
  () => define('notices', { ...calls.declaration, title: 'title', list, actions: { cancel: { ...cancel, rules: [{ where: { urgent: true } }] } } }),
  // @ts-expect-error an action on nothing that there is
  () => define('notices', { ...calls.declaration, title: 'title', list, actions: { cancel: { ...cancel, on: ['form'] } } }),
  // @ts-expect-error a REST resource is known by its id
  () => rest('/api/notices', { can, fields: { title: of.title } }),
  // @ts-expect-error a path from the root
  () => rest('api/notices', { can, fields: of }),
];
