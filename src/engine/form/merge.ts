import { same } from '../../api/same';
import type { FormValue, FormValues } from './formKinds';

/** The merge of two people's changes to the same record. */
export interface Merge {
  /** The changes of both; if both changed the same input, mine. */
  readonly values: FormValues;
  /** Inputs that both changed to different values; a nested one by its path, as `sede.comune`. */
  readonly conflicts: readonly string[];
}

/**
 * Merges nested records input by input; a list counts as one input.
 *
 * @param base the values I started with
 * @param mine what I typed
 * @param theirs what another person saved in the meantime
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
