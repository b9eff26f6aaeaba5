import { isChanged } from '../../api/refusal';
import { same } from '../../api/same';
import { VERSION } from '../../api/version';
import { keyOf, type Resource, type Row } from '../declaration/defineResource';
import { type FormValues, isBlank } from './formKinds';
import type { FormSpec } from './formSpec';
import { sentRecord, toForm } from './formValues';
import type { Failed } from './useBaseForm';

type Known = Readonly<Record<string, unknown>>;

/** A creation that failed, maybe because the record is there already. */
export interface FailedCreation extends Failed {
  readonly code?: string;
  readonly current?: Known;
  readonly currentVersion?: string;
}

/** The record that has the key of a new one already, where it may be changed instead; undefined otherwise. */
export function existingRecord(resource: Resource, failed: FailedCreation): Row | undefined {
  const { current, currentVersion } = failed;
  if (!resource.form.create.updates || !isChanged(failed) || !current || !currentVersion) return undefined;
  return { ...current, id: keyOf(resource, current as Row), [VERSION]: currentVersion };
}

/** A record with what was typed into the form of a new one; what was left as it began, proposed or empty, stays as it is. */
export function mergeTyped(
  spec: FormSpec,
  other: Row,
  base: Known,
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
