import { stored } from '../../contract/storing/stored';
import { defineHooks } from '../../provider/areas/stored/defineHooks';

const label = ['x', 'x'] as const;
const trips = stored('trips', {
  label,
  labels: label,
  title: 'title',
  can: { list: ['supervisor'], update: ['supervisor'] },
  fields: {
    title: { kind: 'text', label, required: true },
    people: { kind: 'number', label },
    double: { kind: 'number', label, computed: { sum: ['people', 'people'] } },
    code: { kind: 'text', label, readOnly: true },
  },
  messages: { no: label },
});

/** A hook knows the fields of its record, refuses those that people write, and sets those that nobody writes. */
export const right = defineHooks(trips, {
  beforeSave: ({ before, after }) =>
    before?.title === after.title ? { set: { code: after.title } } : { refuse: { people: 'no' } },
  afterSave: async ({ after }) => void after.double?.toFixed(),
});

// biome-ignore format: one case a line, right below what it says
export const wrong = [
  // @ts-expect-error an unknown field
  defineHooks(trips, { beforeSave: ({ after }) => ({ set: { code: String(after.persons) } }) }),
  // @ts-expect-error a field that does not exist is refused
  defineHooks(trips, { beforeSave: () => ({ refuse: { persons: 'no' } }) }),
  // @ts-expect-error a field that nobody writes is refused
  defineHooks(trips, { beforeSave: () => ({ refuse: { code: 'no' } }) }),
  // @ts-expect-error an unknown sentence
  defineHooks(trips, { beforeSave: () => ({ refuse: { people: 'never' } }) }),
  // @ts-expect-error a field that people write is set
  defineHooks(trips, { beforeSave: () => ({ set: { title: 'No' } }) }),
  // @ts-expect-error a computed field is set
  defineHooks(trips, { beforeSave: () => ({ set: { double: 2 } }) }),
  // @ts-expect-error a computed field, which is not computed yet
  defineHooks(trips, { beforeSave: ({ after }) => ({ set: { code: String(after.double) } }) }),
  // @ts-expect-error the key is set
  defineHooks(trips, { beforeSave: () => ({ set: { id: 'x' } }) }),
  // @ts-expect-error a value of another type
  defineHooks(trips, { beforeSave: () => ({ set: { code: 2 } }) }),
  // @ts-expect-error a hook that does not exist
  defineHooks(trips, { beforeRemove: () => undefined }),
];
