import type { Permission } from '../permissions/permissions';
import { endpoint } from '../schema/endpoint';
import type { Field, Fields } from '../schema/fields';
import type { AnyRules } from '../schema/rules';

/** The writable fields of a record, without those that the provider computes. */
export type Written<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { readOnly: true } | { computed: object } ? never : K]: F[K];
};

/** The permission for each call. Without a permission for `create` or `delete`, the call does not exist. */
export interface CallsFor {
  readonly list: Permission;
  /** To read a single record; defaults to the permission `update`. */
  readonly read?: Permission;
  readonly create?: Permission | undefined;
  readonly update: Permission;
  readonly delete?: Permission | undefined;
}

interface PlainCallsOptions<F extends Fields> {
  readonly fields: F;
  readonly rules?: AnyRules | undefined;
  readonly can: CallsFor;
  /** Returns the operationId of a call in openapi.json, for example for `list` or `read`. */
  readonly id: (call: string) => string;
}

export const writtenOf = <F extends Fields>(fields: F): Written<F> =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.readOnly)) as unknown as Written<F>;

/**
 * Returns the calls of a resource with a conventional REST API: `GET path` lists all records, `GET path/{id}` reads
 * one, `POST path` creates one, `PUT path/{id}` changes it, and `DELETE path/{id}` removes it. `PUT` and `DELETE`
 * require the version of the record that the person saw.
 */
/*#__NO_SIDE_EFFECTS__*/
export function plainCalls<const F extends Fields>(
  path: `/${string}`,
  { fields, rules, can, id }: PlainCallsOptions<F>,
) {
  const record = { kind: 'record', required: true, of: fields } as const;
  const params = { id: { kind: 'text', required: true } } as const satisfies Fields;
  const body = { kind: 'record', required: true, of: writtenOf(fields), ...(rules && { rules }) } as const;
  const one = `${path}/{id}` as const;
  const call = { path, calls: [], response: record } as const;
  return {
    list: endpoint({
      ...call,
      id: id('list'),
      method: 'GET',
      about: 'Lists all records',
      access: can.list,
      effect: 'read',
      response: { kind: 'list', required: true, of: record },
    }),
    read: endpoint({
      ...call,
      id: id('read'),
      path: one,
      method: 'GET',
      about: 'Returns a record',
      access: can.read ?? can.update,
      effect: 'read',
      params,
    }),
    update: endpoint({
      ...call,
      id: id('update'),
      path: one,
      method: 'PUT',
      about: 'Changes a record',
      access: can.update,
      effect: 'update',
      params,
      body,
    }),
    create:
      can.create &&
      endpoint({
        ...call,
        id: id('create'),
        method: 'POST',
        about: 'Creates a record',
        access: can.create,
        effect: 'command',
        body,
      }),
    remove:
      can.delete &&
      endpoint({
        id: id('delete'),
        path: one,
        calls: [],
        method: 'DELETE',
        about: 'Removes a record',
        access: can.delete,
        effect: 'update',
        params,
      }),
  };
}

/** The outcome of an action on many records: the ids of those done, and those skipped with the reason. */
export const outcomeOfMany = {
  kind: 'record',
  required: true,
  of: {
    done: { kind: 'list', required: true, of: { kind: 'text', required: true } },
    skipped: {
      kind: 'list',
      required: true,
      of: {
        kind: 'record',
        required: true,
        of: { uid: { kind: 'text', required: true }, reason: { kind: 'text', required: true } },
      },
    },
  },
} as const satisfies Field;
