import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import type { AnyRecord } from '../../../contract/schema/anyRecord';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { same } from '../../api/same';
import type { Row } from '../declaration/defineResource';
import type { FormValues } from './formKinds';
import type { FormSpec } from './formSpec';
import { sentRecord } from './formValues';
/** Other records that have a typed value, by input. */
export type Holders = Readonly<Record<string, readonly Row[]>>;

const nobody: Holders = {};
/** The maximum number of records that are named for an input. */
const SHOWN = 3;

/**
 * Finds other records that have the typed value of an input in `form.unique` or `form.taken`.
 *
 * @returns `found` for the current values; `asked` while a save waits for confirmation of duplicates in `form.unique`;
 * `begin`, to be called before a save, which returns false if confirmation is needed first
 */
export function useHolders(spec: FormSpec, base: RefObject<AnyRecord>, control: Control<FieldValues>) {
  const { resource } = spec;
  const queries = useQueryClient();
  const dataProvider = useDataProvider();
  const [asked, setAsked] = useState<Holders>();
  const typed = useWatch({
    control,
    compute: (values) => JSON.stringify(wholeValues(spec, base.current, values, announced(spec))),
  });
  const own = String(base.current.id ?? '');
  const query = (wanted: string) => ({
    queryKey: [resource.name, 'holders', own, wanted],
    queryFn: async (): Promise<Holders> => {
      const values = Object.entries(JSON.parse(wanted) as Readonly<Record<string, string>>);
      const found = await Promise.all(
        values.map(async ([name, value]) => {
          const { data } = await dataProvider.getList<Row>(resource.name, {
            filter: { [name]: value },
            pagination: { page: 1, perPage: SHOWN + 1 },
            sort: { field: 'id', order: 'ASC' },
            meta: { narrowed: true },
          });
          return [name, data.filter(({ id }) => id !== own).slice(0, SHOWN)] as const;
        }),
      );
      return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
    },
    retry: false,
  });
  const { data: found = nobody } = useQuery({ ...query(typed), enabled: typed !== '{}' });

  return {
    found,
    asked,
    forget: () => setAsked(undefined),
    async begin(values: FormValues): Promise<boolean> {
      const changed = Object.entries(
        wholeValues(spec, base.current, values, spec.resource.form.unique),
      ).filter(([name, value]) => !same(value, base.current[name]));
      if (changed.length === 0) return true;
      // A failed lookup must not prevent saving: the provider checks again.
      const now = await queries
        .fetchQuery({ ...query(JSON.stringify(Object.fromEntries(changed))), staleTime: 0 })
        .catch(() => nobody);
      if (Object.keys(now).length > 0) setAsked(now);
      return Object.keys(now).length === 0;
    },
  };
}

/** Returns the inputs whose other holders are shown. */
const announced = ({ resource: { form } }: FormSpec) => [...(form.unique ?? []), ...(form.taken ?? [])];

/** Returns the values to look up: those of the inputs in `unique` that are filled in and valid. */
function wholeValues(
  spec: FormSpec,
  base: AnyRecord,
  values: FieldValues,
  unique: readonly string[] = [],
): AnyRecord {
  if (unique.length === 0) return {};
  const { record } = sentRecord(spec, base, values as FormValues);
  const whole = unique.filter((name) => {
    const field = spec.fields[name];
    const value = (record as AnyRecord)[name];
    if (!field || !value || !spec.inputs.includes(name)) return false;
    return fieldProblems(recordSchema({ [name]: field }), { [name]: value }, spec.viewer).length === 0;
  });
  return Object.fromEntries(whole.map((name) => [name, (record as AnyRecord)[name]]));
}
