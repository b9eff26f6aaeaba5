import { type RefObject, useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import type { AnyRecord } from '../../../contract/schema/anyRecord';
import { fieldsNamed } from '../../../contract/schema/where';
import { same } from '../../api/same';
import type { FormSpec } from './formSpec';
import { sentRecord, toForm } from './formValues';
import { type LockedWith, locksFollow } from './locked';

/**
 * Returns the locks for the current values. An input that becomes locked gets its previous value back, and its typed
 * value once it is unlocked again.
 */
export function useTypedLocks(
  spec: FormSpec,
  base: RefObject<AnyRecord>,
  { control, getValues, setValue }: UseFormReturn<FieldValues>,
  lockedWith: LockedWith,
): ReadonlyMap<string, string> {
  const { resource, inputs } = spec;
  const follow = locksFollow(resource, inputs);
  const looked = useWatch({
    control,
    compute: (values): AnyRecord => {
      if (!follow) return {};
      const { record } = sentRecord(spec, base.current, values);
      const named = resource.form.locked.flatMap(({ when }) => fieldsNamed(when));
      return Object.fromEntries(named.map((name) => [name, record[name]]));
    },
  });
  const before = base.current;
  const still = lockedWith(before, before);
  const locked = lockedWith(before, { ...before, ...looked });
  const fallen = [...locked.keys()].filter((name) => inputs.includes(name) && !still.has(name));

  const typed = useRef<{ readonly of: AnyRecord; readonly values: Map<string, unknown> }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names identify the set of locks
  useEffect(() => {
    if (typed.current?.of !== before) typed.current = { of: before, values: new Map() };
    const { values } = typed.current;
    const was = toForm(spec, before);
    for (const name of fallen) {
      const value = getValues(name);
      if (same(value, was[name])) continue;
      values.set(name, value);
      setValue(name, was[name], { shouldDirty: true });
    }
    for (const [name, value] of values) {
      if (fallen.includes(name)) continue;
      values.delete(name);
      setValue(name, value, { shouldDirty: true });
    }
  }, [fallen.join(' '), before]);

  return locked;
}
