import { serviceYear } from '../../contract/orders/serviceYear';
import type { Endpoint } from '../../contract/schema/endpoint';
import type { Session } from '../../contract/session/session';
import type { Resource } from '../engine/declaration/defineResource';
import type { Scoped } from '../engine/declaration/endpoints';

/** The acting user's identifiers that go into paths. */
export interface Mine {
  readonly uid: string;
  readonly customerCode: string;
  readonly serviceYear: string;
}

/**
 * Returns the acting user's identifiers. @throws Error when nobody is signed in: no resource screen is rendered then
 */
export function mineOf(session: Session | undefined): Mine {
  if (!session) throw new Error('Nobody is signed in');
  return {
    uid: session.profile.selected_account.username,
    customerCode: session.school.customerCode,
    serviceYear: String(serviceYear(session.now)),
  };
}

/** The values for a path, besides those that the resource's scope takes from the acting user. */
interface PathValues {
  /** The key of a record. */
  readonly id?: string | undefined;
  /** The current value of the scope's `each` parameter, in a list that is requested once per value. */
  readonly each?: string | undefined;
  /** The filters of a list, including those that fill a part of the path. */
  readonly filters?: Readonly<Record<string, unknown>> | undefined;
  /** Values by parameter name, which take precedence. */
  readonly given?: Readonly<Record<string, string>> | undefined;
}

/** Returns the parameters of a path: the given ones, the key of a record, and those of the resource's scope. */
export function paramsOf(
  resource: Resource,
  endpoint: Endpoint,
  mine: Mine,
  { id, each, filters, given = {} }: PathValues = {},
): Record<string, string> {
  const { scope, idParam = resource.key[0] } = resource.endpoints;
  // Each field of a compound key may be in the path under its name.
  const parts = resource.key.length > 1 && id !== undefined ? partsOf(resource, id) : {};
  const filled = Object.keys(endpoint.params).map((param) => {
    const scoped = scope[param];
    const ofKey = parts[param] ?? (param === idParam ? id : undefined);
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
  filters: PathValues['filters'],
): string | undefined {
  // The default of a range of service years is the current one.
  if ('filter' in scoped) return String(filters?.[scoped.filter] ?? mine.serviceYear);
  if ('mine' in scoped) return mine[scoped.mine];
  if ('today' in scoped) return mine[scoped.today];
  return 'is' in scoped ? scoped.is : each;
}

/**
 * Returns the values of the parameter for which a list is requested one by one; a single undefined if there is none.
 */
export function eachOf({ endpoints }: Resource): readonly (string | undefined)[] {
  const scoped = Object.values(endpoints.scope).find((one) => 'each' in one);
  return scoped && 'each' in scoped ? scoped.each : [undefined];
}

/** Splits the key of a record into its fields. */
export const partsOf = ({ key }: Resource, id: string): Record<string, string> => {
  const parts = id.split('~');
  return Object.fromEntries(key.map((field, place) => [field, parts[place] ?? '']));
};

/** Separates the filters of a list that fill a part of its path from the others. */
export function apartFromPath({ endpoints }: Resource, filters: Readonly<Record<string, unknown>> = {}) {
  const named = new Set(
    Object.values(endpoints.scope).flatMap((one) => ('filter' in one ? [one.filter] : [])),
  );
  const entries = Object.entries(filters);
  return {
    inPath: Object.fromEntries(entries.filter(([name]) => named.has(name))),
    others: Object.fromEntries(entries.filter(([name]) => !named.has(name))),
  };
}
