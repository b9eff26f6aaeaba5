import { type QueriesResults, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import type { Field, Fields } from '../../../contract/schema/fields';
import { useMay } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';
import { type NamesByKey, namesByKey } from './namesByKey';
import { RelatedContext } from './related';
import { representationOf } from './representationOf';
import { isCut, wholeListQuery } from './wholeList';

/** The names of other records, by resource name and key; null if the person may not read that resource. */
export type Names = ReadonlyMap<string, Pick<ReadonlyMap<string, string>, 'get'> | null>;

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
 * Loads the names of the records that a resource refers to, if the person may list them: all of them, or, of a long
 * list, those that are shown. They arrive after the records themselves, which show keys until then.
 */
export function useNames({ fields, keyed }: Pick<Resource, 'fields' | 'keyed'>): Names {
  const provider = useDataProvider();
  const may = useMay();
  const client = useQueryClient();
  const related = useContext(RelatedContext);
  const [to, closed, paged] = useMemo(() => {
    const named = Object.fromEntries(Object.entries(fields).filter(([name]) => !keyed?.includes(name)));
    const wanted = referred(named);
    if (wanted.length === 0) return [NONE, NONE, NONE];
    const found = related.filter(({ name }) => wanted.includes(name));
    const open = found.filter(({ can }) => may(can.list));
    return [
      open.filter(({ endpoints }) => endpoints.list.answers === 'whole'),
      found.filter((one) => !open.includes(one)),
      open.filter(({ endpoints: { list } }) => list.answers === 'page' && list.conditions),
    ];
  }, [fields, keyed, related, may]);
  const byKey = useCallback((one: Resource) => namesByKey(client, provider, one), [client, provider]);
  const version = useNamesVersion(to, paged, byKey);
  return useQueries({
    queries: useMemo(
      () => to.map((one) => ({ ...wholeListQuery(provider, one), structuralSharing: false })),
      [to, provider],
    ),
    combine: useCallback(
      (lists: QueriesResults<ReturnType<typeof wholeListQuery>[]>): Names => {
        // A new map for each version, so that components show the names that arrived.
        void version;
        return new Map<string, Names extends ReadonlyMap<string, infer N> ? N : never>([
          ...closed.map(({ name }) => [name, null] as const),
          ...paged.map((one) => [one.name, byKey(one)] as const),
          ...to.map((one, place) => {
            const answer = lists[place]?.data;
            const names = new Map(answer?.data.map((row) => [row.id, representationOf(one, row)]));
            const get = (id: string) => names.get(id) ?? (isCut(answer) ? byKey(one).get(id) : undefined);
            return [one.name, { get }] as const;
          }),
        ]);
      },
      [to, closed, paged, byKey, version],
    ),
  });
}

/** Returns a number that changes whenever names of one of these resources were loaded. */
function useNamesVersion(
  to: readonly Resource[],
  paged: readonly Resource[],
  byKey: (one: Resource) => NamesByKey,
): number {
  const stores = useMemo(
    () =>
      [
        ...paged,
        ...to.filter(({ endpoints }) => endpoints.list.answers === 'whole' && 'atOnce' in endpoints.list),
      ].map(byKey),
    [to, paged, byKey],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = stores.map((store) => store.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [stores],
  );
  return useSyncExternalStore(subscribe, () => stores.reduce((sum, store) => sum + store.version(), 0));
}
