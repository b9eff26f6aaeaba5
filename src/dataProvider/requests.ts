import { serviceYear } from '../../contract/orders/serviceYear';
import type { Endpoint } from '../../contract/schema/endpoint';
import type { Session } from '../../contract/session/session';
import type { Resource } from '../engine/declaration/defineResource';
import type { Scoped } from '../engine/declaration/wire';

/** What of the person who acts goes into paths. */
export interface Mine {
  readonly uid: string;
  readonly customerCode: string;
  readonly serviceYear: string;
}

/** @throws Error when nobody is signed in: no screen of a resource is drawn then */
export function mineOf(session: Session | undefined): Mine {
  if (!session) throw new Error('Nobody is signed in');
  return {
    uid: session.profile.selected_account.username,
    customerCode: session.school.customerCode,
    serviceYear: String(serviceYear(session.now)),
  };
}

/** What fills a path, besides what the resource's scope takes from the person. */
interface Known {
  /** The key of a record. */
  readonly id?: string | undefined;
  /** Of a list that is asked for value by value: this one. */
  readonly each?: string | undefined;
  /** Of a list, those that fill a part of the path among them. */
  readonly filters?: Readonly<Record<string, unknown>> | undefined;
  /** By name, before anything else. */
  readonly given?: Readonly<Record<string, string>> | undefined;
}

/** The parameters of a path: those given, the key of a record, and what the resource's scope takes from the person. */
export function paramsOf(
  resource: Resource,
  endpoint: Endpoint,
  mine: Mine,
  { id, each, filters, given = {} }: Known = {},
): Record<string, string> {
  const { scope, called = resource.key[0] } = resource.wire;
  // Of a key of several fields each may be in the path by its name.
  const parts = resource.key.length > 1 && id !== undefined ? partsOf(resource, id) : {};
  const filled = Object.keys(endpoint.params).map((param) => {
    const scoped = scope[param];
    const ofKey = parts[param] ?? (param === called ? id : undefined);
    const known = scoped ? scopedValue(scoped, mine, each, filters) : ofKey;
    const value = given[param] ?? known;
    if (value === undefined) throw new Error(`Nothing fills {${param}} of ${endpoint.path}`);
    return [param, value] as const;
  });
  return Object.fromEntries(filled);
}

function scopedValue(
  scoped: Scoped,
  mine: Mine,
  each: string | undefined,
  filters: Known['filters'],
): string | undefined {
  // The range of service years begins with today's.
  if ('filter' in scoped) return String(filters?.[scoped.filter] ?? mine.serviceYear);
  if ('mine' in scoped) return mine[scoped.mine];
  if ('today' in scoped) return mine[scoped.today];
  return 'is' in scoped ? scoped.is : each;
}

/** The values of the parameter that a list is asked for one by one; one call when there is none. */
export function eachOf({ wire }: Resource): readonly (string | undefined)[] {
  const scoped = Object.values(wire.scope).find((one) => 'each' in one);
  return scoped && 'each' in scoped ? scoped.each : [undefined];
}

/** The fields that a record is known by, as its key tells them. */
export const partsOf = ({ key }: Resource, id: string): Record<string, string> => {
  const parts = id.split('~');
  return Object.fromEntries(key.map((field, place) => [field, parts[place] ?? '']));
};

/** The filters of a list that fill a part of its path, and the others. */
export function apartFromPath({ wire }: Resource, filters: Readonly<Record<string, unknown>> = {}) {
  const named = new Set(Object.values(wire.scope).flatMap((one) => ('filter' in one ? [one.filter] : [])));
  const entries = Object.entries(filters);
  return {
    inPath: Object.fromEntries(entries.filter(([name]) => named.has(name))),
    others: Object.fromEntries(entries.filter(([name]) => !named.has(name))),
  };
}
