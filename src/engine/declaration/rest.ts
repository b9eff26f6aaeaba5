import { endpoint } from '../../../contract/endpoint';
import type { Field, Fields, RecordOf } from '../../../contract/fields';
import type { Permission } from '../../../contract/permissions';
import type { AnyRules, Rules } from '../../../contract/rules';
import type { Taking, Whole } from './wire';

type Written<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { readOnly: true } ? never : K]: F[K];
};

export interface RestOptions<F extends Fields> {
  readonly fields: F;
  /** What holds between the fields that are written. */
  readonly rules?: Rules<RecordOf<Written<F>>>;
  readonly can: {
    readonly list: Permission;
    readonly create?: Permission;
    readonly update: Permission;
    readonly delete?: Permission;
  };
}

const ids = {
  ids: { kind: 'list', required: true, min: 1, of: { kind: 'text', required: true } },
} as const satisfies Fields;

const outcome = {
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

/**
 * The calls of a resource whose provider speaks plainly: `GET path` answers them all, `GET path/{id}` one,
 * `POST path` makes one and `DELETE path/{id}` removes it, where somebody can, `PUT path/{id}` changes it,
 * `POST path/{action}` acts on `{ ids }` and answers `{ done, skipped }`. Records are known by their field `id`.
 *
 * @example const notices = rest('/api/notices', { can, fields });
 *          defineResource('notices', { ...notices.declaration, … actions: { close: { many: notices.many('close', can), … } } });
 */
export function rest<const F extends Fields & { readonly id: { readonly kind: 'text' | 'number' } }>(
  path: `/${string}`,
  { fields, rules, can }: RestOptions<F>,
) {
  const record: Whole<F> = { kind: 'record', required: true, of: fields };
  const params = { id: { kind: 'text', required: true } } as const satisfies Fields;
  const written = Object.fromEntries(
    Object.entries(fields).filter(([, field]) => !(field as Field).readOnly),
  );
  const body = {
    kind: 'record',
    required: true,
    of: written as unknown as Written<F>,
    ...(rules && { rules: rules as unknown as AnyRules }),
  } as const;
  const named = path.replace(/\W+/g, '-').replace(/^-/, '');
  const declaration = {
    fields,
    key: 'id' as const,
    can,
    wire: {
      list: {
        answers: 'whole' as const,
        endpoint: endpoint({
          id: `${named}-list`,
          method: 'GET',
          path,
          calls: [],
          about: 'All of them',
          access: can.list,
          effect: 'read',
          response: { kind: 'list', required: true, of: record },
        }),
      },
      read: {
        endpoint: endpoint({
          id: `${named}-read`,
          method: 'GET',
          path: `${path}/{id}`,
          calls: [],
          about: 'One of them',
          access: can.update,
          effect: 'read',
          params,
          response: record,
        }),
      },
      update: {
        names: {},
        endpoint: endpoint({
          id: `${named}-update`,
          method: 'PUT',
          path: `${path}/{id}`,
          calls: [],
          about: 'Changes one of them',
          access: can.update,
          effect: 'update',
          params,
          body,
          response: record,
        }),
      },
      ...(can.create && {
        create: {
          endpoint: endpoint({
            id: `${named}-create`,
            method: 'POST',
            path,
            calls: [],
            about: 'Makes a new one',
            access: can.create,
            effect: 'command',
            body,
            response: record,
          }),
        },
      }),
      ...(can.delete && {
        remove: {
          endpoint: endpoint({
            id: `${named}-delete`,
            method: 'DELETE',
            path: `${path}/{id}`,
            calls: [],
            about: 'Removes one of them',
            access: can.delete,
            effect: 'update',
            params,
          }),
        },
      }),
    },
  };
  const many = (action: string, access: Permission) => ({
    ids: 'ids' as const,
    endpoint: endpoint({
      id: `${named}-${action}`,
      method: 'POST',
      path: `${path}/${action}`,
      calls: [],
      about: `${action}, many at a time`,
      access,
      effect: 'command',
      body: { kind: 'record', required: true, of: ids },
      response: outcome,
    }) as Taking<typeof ids>,
  });
  return { declaration, many };
}
