import { same } from '../../api/same';
import type { FormValue, FormValues } from './formKinds';

/** Two people's changes to the same record, put together. */
export interface Merge {
  /** Everybody's changes; where both changed the same input, still mine. */
  readonly values: FormValues;
  /** Inputs that both changed, and not to the same; one inside another by its path, as `sede.comune`. */
  readonly conflicts: readonly string[];
}

/**
 * Records inside the record are put together input by input; a list is one input.
 *
 * @param base what I began with
 * @param mine what I typed
 * @param theirs what somebody else saved meanwhile
 */
export function merge(base: FormValues, mine: FormValues, theirs: FormValues): Merge {
  const values: Record<string, FormValue> = {};
  const conflicts: string[] = [];
  for (const [name, typed] of Object.entries(mine)) {
    const [began, current] = [base[name] ?? '', theirs[name] ?? ''];
    if (isRecord(typed) && isRecord(began) && isRecord(current)) {
      const inside = merge(began, typed, current);
      values[name] = inside.values;
      conflicts.push(...inside.conflicts.map((one) => `${name}.${one}`));
      continue;
    }
    const untouched = same(typed, began);
    values[name] = untouched ? current : typed;
    if (!untouched && !same(current, began) && !same(current, typed)) conflicts.push(name);
  }
  return { values, conflicts };
}

const isRecord = (value: FormValue): value is FormValues =>
  typeof value === 'object' && !Array.isArray(value);
