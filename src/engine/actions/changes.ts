import type { ActionPreview, Named } from './preview';

/** A record whose eligibility differs from what was shown. */
export interface Change extends Named {
  /**
   * `in`: it is now eligible; `out`: it is no longer eligible, with the reason; `gone`: it is no longer among the
   * chosen.
   */
  readonly now: 'in' | 'out' | 'gone';
  readonly reason?: string;
}

/**
 * Returns how the targets differ between two previews. A preview names only the first records of a large group: `in` is
 * reported only if `before` names all eligible records, `gone` only if `after` names all records.
 */
export function changesBetween(before: ActionPreview, after: ActionPreview): readonly Change[] {
  const was = new Set(before.eligible.names.map(({ id }) => id));
  const joined = after.eligible.names.filter(({ id }) => !was.has(id));
  const out = after.leftOut.flatMap(({ say, names }) =>
    names.filter(({ id }) => was.has(id)).map((one) => ({ ...one, now: 'out' as const, reason: say })),
  );
  const known = new Set(
    [...after.eligible.names, ...after.leftOut.flatMap(({ names }) => names)].map(({ id }) => id),
  );
  const complete = [after.eligible, ...after.leftOut].every(({ count, names }) => count === names.length);
  const gone = complete ? before.eligible.names.filter(({ id }) => !known.has(id)) : [];
  return [
    ...out,
    ...gone.map((one) => ({ ...one, now: 'gone' as const })),
    ...(before.eligible.count === before.eligible.names.length
      ? joined.map((one) => ({ ...one, now: 'in' as const }))
      : []),
  ];
}
