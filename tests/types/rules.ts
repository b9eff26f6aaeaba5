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
  // @ts-expect-error a rule on an unknown field
  () => ruled(trip, { required: { plate: { by: 'bus' } } }),
  // @ts-expect-error a condition on an unknown field
  () => ruled(trip, { required: { bus: { via: 'bus' } } }),
  // @ts-expect-error an unknown value of a choice
  () => ruled(trip, { asked: { bus: { by: 'train' } } }),
  // @ts-expect-error a check on an unknown field
  () => ruled(trip, { checks: [{ on: 'end', where: {}, say: '' }] }),
  // @ts-expect-error a check without a sentence
  () => ruled(trip, { checks: [{ on: 'until', where: {} }] }),
  // @ts-expect-error a comparison with an unknown field
  () => ruled(trip, { checks: [{ on: 'until', where: { until: { from: { field: 'since' } } }, say: '' }] }),
  // @ts-expect-error a comparison with a field of another kind
  () => ruled(trip, { checks: [{ on: 'until', where: { until: { from: { field: 'guided' } } }, say: '' }] }),
];
