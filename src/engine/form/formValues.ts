import { fieldSchema } from '../../../contract/fieldSchema';
import type { Resource, Row } from '../declaration/defineResource';
import { type FormValues, formKind } from './formKinds';

/** What the inputs of a form begin with. */
export function toForm({ form, fields }: Resource, record: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(form.inputs.map((name) => [name, formKind(fields[name]).toForm(record[name])]));
}

/** What was typed, as fields of the record. */
export function fromForm({ form, fields }: Resource, values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    form.inputs.map((name) => {
      const value = formKind(fields[name]).fromForm(values[name] ?? '');
      const capitals = typeof value === 'string' && form.capitals?.includes(name);
      return [name, capitals ? value.toUpperCase() : value];
    }),
  );
}

/** The record as it would be with what was typed. */
export const changedRecord = (resource: Resource, record: Row, values: FormValues): Row => ({
  ...record,
  ...fromForm(resource, values),
});

/** The first sentence against each input that is refused, by the contract's own checks. Empty: all is well. */
export function refusedInputs(
  resource: Resource,
  values: FormValues,
  locked: ReadonlySet<string>,
): Record<string, string> {
  const typed = fromForm(resource, values);
  const refused: Record<string, string> = {};
  for (const name of resource.form.inputs) {
    const field = resource.fields[name];
    if (!field || locked.has(name)) continue;
    try {
      fieldSchema(field).validateSync(typed[name], { abortEarly: true });
    } catch (error) {
      refused[name] = (error as Error).message;
    }
  }
  return refused;
}
