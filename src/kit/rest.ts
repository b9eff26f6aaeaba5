import type { Permission } from '../../contract/permissions/permissions';
import { endpoint } from '../../contract/schema/endpoint';
import type { Exact, Fields, RecordOf } from '../../contract/schema/fields';
import type { AnyRules, Rules } from '../../contract/schema/rules';
import { outcomeOfMany, plainCalls, type Written } from '../../contract/storing/plainCalls';
import type { Taking } from '../engine/declaration/endpoints';
import { supplyParts } from './supplyParts';

export interface RestOptions<F extends Fields> {
  readonly fields: F & Exact<F>;
  /** Rules across the fields that are written. */
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

/**
 * Declares the calls of a resource with plain REST endpoints, see {@link plainCalls}; `POST path/{action}` takes
 * `{ ids }` and answers `{ done, skipped }`. The key of a record is its field `id`.
 *
 * @example const notices = rest('/api/notices', { can, fields });
 *          defineResource('notices', {
 *            ...notices.declaration, … actions: { close: { many: notices.many('close', can), … } } });
 */
export function rest<const F extends Fields & { readonly id: { readonly kind: 'text' | 'number' } }>(
  path: `/${string}`,
  { fields, rules, can }: RestOptions<F>,
) {
  supplyParts();
  const named = path.replace(/\W+/g, '-').replace(/^-/, '');
  const calls = plainCalls(path, {
    fields,
    can,
    rules: rules as unknown as AnyRules | undefined,
    id: (call) => `${named}-${call}`,
  });
  const declaration = {
    fields,
    key: 'id' as const,
    can,
    endpoints: {
      list: { answers: 'whole' as const, endpoint: calls.list },
      read: { endpoint: calls.read },
      update: { names: {}, endpoint: calls.update },
      ...(calls.create && { create: { endpoint: calls.create } }),
      ...(calls.remove && { remove: { endpoint: calls.remove } }),
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
      response: outcomeOfMany,
    }) as Taking<typeof ids>,
  });
  return { declaration, many };
}
