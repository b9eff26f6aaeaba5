import type { Permission } from '../../../contract/permissions/permissions';
import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Resource } from './resource';

/** A call of a resource: its purpose, its endpoint, and the permission under which the console offers it. */
export interface EndpointCall {
  /**
   * The purpose: `list`, `counts`, `read`, `update`, `arrange`, `create`, `delete`, `versions` or `bin …`; for an
   * action, its name, as in `action disable`, `action disable of one` or `action markRead of each`; for a badge, its
   * text, as in `mark DS`.
   */
  readonly use: string;
  readonly endpoint: Endpoint;
  readonly can: Permission;
}

/** Returns every call of a resource, in the order in which a person encounters them. */
export function endpointCalls({ endpoints, can, list, actions }: Resource): readonly EndpointCall[] {
  const acting = Object.entries(actions).flatMap(([name, action]) => [
    ...(action.many
      ? [{ use: `action ${name}`, endpoint: action.many.endpoint as Endpoint, can: action.can }]
      : []),
    ...(action.one
      ? [{ use: `action ${name} of one`, endpoint: action.one as Endpoint, can: action.can }]
      : []),
    ...(action.each ? [{ use: `action ${name} of each`, endpoint: action.each, can: action.can }] : []),
  ]);
  return [
    { use: 'list', endpoint: endpoints.list.endpoint, can: can.list },
    ...(endpoints.list.answers === 'page' && endpoints.list.counts
      ? [{ use: 'counts', endpoint: endpoints.list.counts as Endpoint, can: can.list }]
      : []),
    ...(list.badges ?? []).map((mark) => ({
      use: `mark ${mark.text}`,
      endpoint: mark.endpoint,
      can: can.list,
    })),
    ...(endpoints.read
      ? [{ use: 'read', endpoint: endpoints.read.endpoint as Endpoint, can: can.read ?? can.list }]
      : []),
    ...(endpoints.update && can.update
      ? [{ use: 'update', endpoint: endpoints.update.endpoint as Endpoint, can: can.update }]
      : []),
    ...(endpoints.reorder && can.update
      ? [{ use: 'arrange', endpoint: endpoints.reorder.endpoint, can: can.update }]
      : []),
    ...(endpoints.create && can.create
      ? [{ use: 'create', endpoint: endpoints.create.endpoint as Endpoint, can: can.create }]
      : []),
    ...(endpoints.remove && can.delete
      ? [{ use: 'delete', endpoint: endpoints.remove.endpoint as Endpoint, can: can.delete }]
      : []),
    ...(endpoints.versions
      ? [{ use: 'versions', endpoint: endpoints.versions.endpoint, can: can.list }]
      : []),
    ...(endpoints.bin && can.delete
      ? Object.entries(endpoints.bin).map(([use, endpoint]) => ({
          use: `bin ${use}`,
          endpoint,
          can: can.delete as Permission,
        }))
      : []),
    ...acting,
  ];
}
