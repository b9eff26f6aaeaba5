import { fields } from '../../contract/schema/fields';
import { stored } from '../../contract/storing/stored';
import { defineResource as define, type RecordsOf } from '../../src/engine/declaration/defineResource';
import { rest } from '../../src/kit/rest';

/** Wrong short declarations do not compile either: the defaults know the fields. */
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

// @ts-expect-error an unknown value
export const fax: 'fax' = ({} as RecordsOf<typeof right>).channel;
// @ts-expect-error an optional field used as required
export const sendAt: string = ({} as RecordsOf<typeof right>).sendAt;
// @ts-expect-error an unknown kind of field
fields({ title: { kind: 'string' } });
// @ts-expect-error an unknown degree of privacy
fields({ title: { kind: 'text', privacy: 'secret' } });
// @ts-expect-error computed from an unknown field
fields({ a: { kind: 'number' }, total: { kind: 'number', computed: { sum: ['a', 'b'] } } });
// @ts-expect-error an unknown computation of a text
fields({ a: { kind: 'text' }, b: { kind: 'text', computed: { sum: ['a', 'a'] } } });
const label = ['x', 'x'] as const;
const sparse = { label, labels: label, title: 'a', can: { list: [], update: [] } } as const;
// @ts-expect-error a file of a stored resource is an attachment
stored('x', { ...sparse, fields: { a: { kind: 'file', label, of: ['pdf'], max: 9 } } });
const file = { kind: 'attachment', required: true, of: ['pdf'], max: 9 } as const;
const many = { kind: 'list', label, of: file } as const;
stored('x', { ...sparse, fields: { a: { kind: 'text', label }, b: { ...many, max: 3 } } });
// @ts-expect-error a list of files without a maximum
stored('x', { ...sparse, fields: { a: { kind: 'text', label }, b: many } });
const inside = { kind: 'record', label, of: { c: { ...file, label } } } as const;
// @ts-expect-error a file inside a record
stored('x', { ...sparse, fields: { a: { kind: 'text', label }, b: inside } });
// @ts-expect-error a field that the provider keeps
stored('x', { ...sparse, fields: { a: { kind: 'text', label }, createdBy: { kind: 'text', label } } });
const a = { a: { kind: 'text', label } } as const;
stored('x', {
  ...sparse,
  fields: a,
  locked: [{ when: { createdBy: { not: { mine: 'uid' } } }, say: label }],
});
// @ts-expect-error the author of a record is a person
stored('x', { ...sparse, fields: a, locked: [{ when: { createdBy: 7 }, say: label }] });
stored('x', {
  ...sparse,
  fields: { ...a, b: { kind: 'flag', label } },
  // @ts-expect-error an unknown field in one of several rules about who reads
  reads: { b: { any: [{ where: { c: 1 } }] } },
});
stored('x', {
  ...sparse,
  fields: {
    a: { kind: 'text', label },
    // @ts-expect-error a reference to an unknown resource, which is the only error
    b: { kind: 'ref', label, to: 'rooms' },
    c: { kind: 'choice', label, of: { x: label } },
  },
});
// @ts-expect-error a computed flag
fields({ a: { kind: 'text' }, b: { kind: 'flag', computed: { count: 'a' } } });

// biome-ignore format: one case a line, right below what it says
export const mistakes = [
  // @ts-expect-error an unknown title
  () => define('notices', { ...calls.declaration, list, title: 'name' }),
  // @ts-expect-error no title
  () => define('notices', { ...calls.declaration, list }),
  // @ts-expect-error no list
  () => define('notices', { ...calls.declaration, title: 'title' }),
  // @ts-expect-error an unknown column, as a name
  () => define('notices', { ...calls.declaration, title: 'title', list: { columns: ['tilte'] } }),
  // @ts-expect-error an unknown column, as an object
  () => define('notices', { ...calls.declaration, title: 'title', list: { columns: [{ field: 'tilte' }] } }),
  // @ts-expect-error an unknown priority
  () => define('notices', { ...calls.declaration, title: 'title', list: { columns: [{ field: 'title', priority: 5 }] } }),
  // @ts-expect-error an unknown option of a column
  () => define('notices', { ...calls.declaration, title: 'title', list: { columns: [{ field: 'title', render: 'x' }] } }),
  // @ts-expect-error a cell that is no function
  () => define('notices', { ...calls.declaration, title: 'title', list: { columns: [{ field: 'title', cell: 'Cell' }] } }),
  // @ts-expect-error a cell for records of another kind
  () => define('notices', { ...calls.declaration, title: 'title', list: { columns: [{ field: 'title', cell: async () => (_: { record: { surname: string } }) => null }] } }),
  // @ts-expect-error an unknown order
  () => define('notices', { ...calls.declaration, title: 'title', list: { ...list, sort: '-sentAt' } }),
  // @ts-expect-error an unknown filter
  () => define('notices', { ...calls.declaration, title: 'title', list: { ...list, filters: ['chanel'] } }),
  // @ts-expect-error a filter on a field without values
  () => define('notices', { ...calls.declaration, title: 'title', list: { ...list, filters: ['title'] } }),
  // @ts-expect-error an unknown input
  () => define('notices', { ...calls.declaration, title: 'title', list, form: { inputs: ['text'] } }),
  // @ts-expect-error a path without a leading slash
  () => define('notices', { ...calls.declaration, title: 'title', list, path: 'notices' }),
  // @ts-expect-error an unknown part of a declaration
  () => define('notices', { ...calls.declaration, title: 'title', list, colums: ['title'] }),
  // @ts-expect-error an action with an unknown permission
  () => define('notices', { ...calls.declaration, title: 'title', list, actions: { cancel: { ...cancel, can: ['user', 'cancel'] } } }),
  // @ts-expect-error a rule with an unknown value of a choice
  () => define('notices', { ...calls.declaration, title: 'title', list, actions: { cancel: { ...cancel, rules: [{ where: { channel: 'fax' }, say: '', brief: '' }] } } }),
  // @ts-expect-error an effect with an unknown value of a choice
  () => define('notices', { ...calls.declaration, title: 'title', list, actions: { cancel: { ...cancel, set: { channel: 'fax' } } } }),
  // @ts-expect-error a rule without a sentence
  () => define('notices', { ...calls.declaration, title: 'title', list, actions: { cancel: { ...cancel, rules: [{ where: { urgent: true } }] } } }),
  // @ts-expect-error an action on an unknown place
  () => define('notices', { ...calls.declaration, title: 'title', list, actions: { cancel: { ...cancel, on: ['form'] } } }),
  // @ts-expect-error a REST resource without an id
  () => rest('/api/notices', { can, fields: { title: of.title } }),
  // @ts-expect-error a path without a leading slash
  () => rest('api/notices', { can, fields: of }),
];
