import type { AnyRecord } from '../../../contract/schema/anyRecord';
import { isChanged } from '../../api/refusal';
import { same } from '../../api/same';
import { VERSION } from '../../api/version';
import { keyOf, type Resource, type Row } from '../declaration/defineResource';
import { type FormValues, isBlank } from './formKinds';
import type { FormSpec } from './formSpec';
import { sentRecord, toForm } from './formValues';
import type { Failed } from './useBaseForm';

/** A failed creation, possibly because the record already exists. */
export interface FailedCreation extends Failed {
  readonly code?: string;
  readonly current?: AnyRecord;
  readonly currentVersion?: string;
}

/** Returns the record that already has the key of a new one, if it may be updated instead; otherwise undefined. */
export function existingRecord(resource: Resource, failed: FailedCreation): Row | undefined {
  const { current, currentVersion } = failed;
  if (!resource.form.create.updates || !isChanged(failed) || !current || !currentVersion) return undefined;
  return { ...current, id: keyOf(resource, current as Row), [VERSION]: currentVersion };
}

/**
 * Applies the values typed for a new record to an existing one; inputs left at their initial, proposed or empty value
 * do not change it.
 */
export function mergeTyped(
  spec: FormSpec,
  other: Row,
  base: AnyRecord,
  values: FormValues,
  isProposed: (name: string) => boolean = () => false,
): Row {
  const before = toForm(spec, base);
  const { record } = sentRecord(spec, base, values);
  const typed = spec.inputs.filter(
    (name) => !same(values[name], before[name]) && !isProposed(name) && !isBlank(record[name]),
  );
  return { ...other, ...Object.fromEntries(typed.map((name) => [name, record[name]])) };
}
