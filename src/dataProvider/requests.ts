import type { Endpoint } from '../../contract/endpoint';
import type { Session } from '../../contract/entities/session';
import type { Resource } from '../engine/declaration/defineResource';

/** What of the person who acts goes into paths. */
export interface Mine {
  readonly uid: string;
  readonly customerCode: string;
}

/** @throws Error when nobody is signed in: no screen of a resource is drawn then */
export function mineOf(session: Session | undefined): Mine {
  if (!session) throw new Error('Nobody is signed in');
  return { uid: session.profile.preferred_username, customerCode: session.school.customerCode };
}

/** The parameters of a path: those given, the key of a record, and what the resource's scope takes from the person. */
export function paramsOf(
  resource: Resource,
  endpoint: Endpoint,
  mine: Mine,
  id?: string,
  given: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const filled = Object.keys(endpoint.params).map((param) => {
    const scoped = resource.wire.scope[param];
    const known = scoped ? mine[scoped.mine] : param === resource.key ? id : undefined;
    const value = given[param] ?? known;
    if (value === undefined) throw new Error(`Nothing fills {${param}} of ${endpoint.path}`);
    return [param, value] as const;
  });
  return Object.fromEntries(filled);
}

/** The body of an update: the fields that the endpoint takes, under the names it takes them by. */
export function updateBody(
  endpoint: Endpoint,
  names: Readonly<Record<string, string>>,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields = endpoint.body?.kind === 'record' ? Object.keys(endpoint.body.of) : [];
  return Object.fromEntries(fields.map((field) => [field, record[names[field] ?? field] ?? null]));
}
