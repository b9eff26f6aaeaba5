import type { Permission } from '../../../contract/permissions/permissions';
import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Resource } from './resource';

/** A call of a resource: its purpose, its endpoint, and the permission under which the console offers it. */
export interface WireCall {
  /**
   * `list`, `counts`, `read`, `update`, `arrange`, `create`, `delete`, `action disable`, `action disable of one`,
   * `action markRead of each`, `mark DS`.
   */
  readonly use: string;
  readonly endpoint: Endpoint;
  readonly can: Permission;
}

/** Returns every call of a resource, in the order in which a person encounters them. */
export function wireCalls({ wire, can, list, actions }: Resource): readonly WireCall[] {
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
    { use: 'list', endpoint: wire.list.endpoint, can: can.list },
    ...(wire.list.answers === 'page' && wire.list.counts
      ? [{ use: 'counts', endpoint: wire.list.counts as Endpoint, can: can.list }]
      : []),
    ...(list.marks ?? []).map((mark) => ({
      use: `mark ${mark.text}`,
      endpoint: mark.endpoint,
      can: can.list,
    })),
    ...(wire.read
      ? [{ use: 'read', endpoint: wire.read.endpoint as Endpoint, can: can.read ?? can.list }]
      : []),
    ...(wire.update && can.update
      ? [{ use: 'update', endpoint: wire.update.endpoint as Endpoint, can: can.update }]
      : []),
    ...(wire.arrange && can.update
      ? [{ use: 'arrange', endpoint: wire.arrange.endpoint, can: can.update }]
      : []),
    ...(wire.create && can.create
      ? [{ use: 'create', endpoint: wire.create.endpoint as Endpoint, can: can.create }]
      : []),
    ...(wire.remove && can.delete
      ? [{ use: 'delete', endpoint: wire.remove.endpoint as Endpoint, can: can.delete }]
      : []),
    ...acting,
  ];
}
