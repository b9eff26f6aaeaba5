import type { Permission } from '../permissions/permissions';
import { endpoint } from '../schema/endpoint';
import type { Field, Fields } from '../schema/fields';
import type { AnyRules } from '../schema/rules';

/** What of a record is written: what the provider computes is not. */
export type Written<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { readOnly: true } | { computed: object } ? never : K]: F[K];
};

/** Who may make which call; a record is made, and removed, where somebody may. */
export interface CallsFor {
  readonly list: Permission;
  /** Who opens one; whoever changes it when left out. */
  readonly read?: Permission;
  readonly create?: Permission | undefined;
  readonly update: Permission;
  readonly delete?: Permission | undefined;
}

interface Asked<F extends Fields> {
  readonly fields: F;
  readonly rules?: AnyRules | undefined;
  readonly can: CallsFor;
  /** What the operation of a call is named in openapi.json: `list`, `read` and so on. */
  readonly id: (call: string) => string;
}

export const writtenOf = <F extends Fields>(fields: F): Written<F> =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.readOnly)) as unknown as Written<F>;

/**
 * The calls of a resource whose provider speaks plainly: `GET path` answers them all, `GET path/{id}` one, `POST path`
 * makes one, `PUT path/{id}` changes it and `DELETE path/{id}` removes it, both of the version that was seen.
 */
/*#__NO_SIDE_EFFECTS__*/
export function plainCalls<const F extends Fields>(path: `/${string}`, { fields, rules, can, id }: Asked<F>) {
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
      about: 'All of them',
      access: can.list,
      effect: 'read',
      response: { kind: 'list', required: true, of: record },
    }),
    read: endpoint({
      ...call,
      id: id('read'),
      path: one,
      method: 'GET',
      about: 'One of them',
      access: can.read ?? can.update,
      effect: 'read',
      params,
    }),
    update: endpoint({
      ...call,
      id: id('update'),
      path: one,
      method: 'PUT',
      about: 'Changes one of them',
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
        about: 'Makes a new one',
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
        about: 'Removes one of them',
        access: can.delete,
        effect: 'update',
        params,
      }),
  };
}

/** What became of those that something was done to: who is left out, and why. */
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
