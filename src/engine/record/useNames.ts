import { type QueriesResults, useQueries } from '@tanstack/react-query';
import { useCallback, useContext, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { Field, Fields } from '../../../contract/schema/fields';
import { useMay } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';
import { RelatedContext } from './related';
import { representationOf } from './representationOf';
import { wholeListQuery } from './wholeList';

/** The names of other records, by resource name and key; null if the person may not read that resource. */
export type Names = ReadonlyMap<string, ReadonlyMap<string, string> | null>;

const NONE: readonly Resource[] = [];

/** Returns the resource that a field refers to, with one reference or several. */
export function referredBy(field: Field | undefined): string | undefined {
  const of = field?.kind === 'list' ? field.of : field;
  return of?.kind === 'ref' ? of.to : undefined;
}

/** Returns the field at a path, as `righe.responsabile`: inside a record, or inside each record of a list. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [first = '', ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part));
  const field = fields[first];
  const inner = field?.kind === 'list' ? field.of : field;
  if (rest.length === 0) return field;
  return inner?.kind === 'record' ? fieldAt(inner.of, rest.join('.')) : undefined;
}

/** Returns all resources that fields refer to, including nested fields. */
function referred(fields: Fields): readonly string[] {
  const found = Object.values(fields).flatMap((field) => {
    const inner = field.kind === 'list' ? field.of : field;
    return inner.kind === 'record' ? referred(inner.of) : (referredBy(inner) ?? []);
  });
  return [...new Set(found)];
}

/**
 * Loads the names of the records that a resource refers to, if the person may list them whole; they arrive after the
 * records themselves, which show keys until then.
 */
export function useNames({ fields, keyed }: Pick<Resource, 'fields' | 'keyed'>): Names {
  const provider = useDataProvider();
  const may = useMay();
  const related = useContext(RelatedContext);
  const [to, closed] = useMemo(() => {
    const named = Object.fromEntries(Object.entries(fields).filter(([name]) => !keyed?.includes(name)));
    const wanted = referred(named);
    if (wanted.length === 0) return [NONE, NONE];
    const found = related.filter(({ name }) => wanted.includes(name));
    const open = found.filter(({ can }) => may(can.list));
    return [
      open.filter(({ endpoints }) => endpoints.list.answers === 'whole'),
      found.filter((one) => !open.includes(one)),
    ];
  }, [fields, keyed, related, may]);
  return useQueries({
    queries: useMemo(
      () => to.map((one) => ({ ...wholeListQuery(provider, one), structuralSharing: false })),
      [to, provider],
    ),
    combine: useCallback(
      (lists: QueriesResults<ReturnType<typeof wholeListQuery>[]>): Names =>
        new Map<string, ReadonlyMap<string, string> | null>([
          ...closed.map(({ name }) => [name, null] as const),
          ...to.map(
            (one, place) =>
              [
                one.name,
                new Map(lists[place]?.data?.data.map((row) => [row.id, representationOf(one, row)])),
              ] as const,
          ),
        ]),
      [to, closed],
    ),
  });
}
