import { fields, ruled } from '../../contract/schema/fields';

/** Wrong rules do not compile. */
const trip = fields({
  by: { kind: 'choice', required: true, of: ['bus', 'foot'] },
  bus: { kind: 'text', say: { required: 'Serve la targa' } },
  from: { kind: 'day' },
  until: { kind: 'day' },
  guided: { kind: 'flag' },
});

// biome-ignore format: one case a line, right below what it says
export const mistakes = [
  // @ts-expect-error a rule on a field that is not there
  () => ruled(trip, { required: { plate: { by: 'bus' } } }),
  // @ts-expect-error a condition on a field that is not there
  () => ruled(trip, { required: { bus: { via: 'bus' } } }),
  // @ts-expect-error a value that the choice does not have
  () => ruled(trip, { asked: { bus: { by: 'train' } } }),
  // @ts-expect-error a check of nothing
  () => ruled(trip, { checks: [{ on: 'end', where: {}, say: '' }] }),
  // @ts-expect-error a check that says nothing
  () => ruled(trip, { checks: [{ on: 'until', where: {} }] }),
  // @ts-expect-error compared with a field that is not there
  () => ruled(trip, { checks: [{ on: 'until', where: { until: { from: { field: 'since' } } }, say: '' }] }),
  // @ts-expect-error compared with a field of another kind
  () => ruled(trip, { checks: [{ on: 'until', where: { until: { from: { field: 'guided' } } }, say: '' }] }),
];
