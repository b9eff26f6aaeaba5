import type { FormValues } from './formKinds';

/** Two people's changes to the same record, put together. */
export interface Merge {
  /** Everybody's changes; where both changed the same input, still mine. */
  readonly values: FormValues;
  /** Inputs that both changed, and not to the same. */
  readonly conflicts: readonly string[];
}

/**
 * @param base what I began with
 * @param mine what I typed
 * @param theirs what somebody else saved meanwhile
 */
export function merge(base: FormValues, mine: FormValues, theirs: FormValues): Merge {
  const values: Record<string, string | boolean> = {};
  const conflicts: string[] = [];
  for (const [name, typed] of Object.entries(mine)) {
    const current = theirs[name] ?? '';
    const untouched = typed === base[name];
    values[name] = untouched ? current : typed;
    if (!untouched && current !== base[name] && current !== typed) conflicts.push(name);
  }
  return { values, conflicts };
}
