import type { Permission } from '../permissions/permissions';
import { endpoint } from '../schema/endpoint';
import { type Fields, fields } from '../schema/fields';
import { pageParameters } from './listCalls';

/** Days after which a record in the bin is deleted for good. */
export const BIN_DAYS = 30;

/** The additional fields of a record in the bin. */
export const deletionFields = fields({
  deleted: { kind: 'instant', required: true, readOnly: true, about: 'when it was moved to the bin' },
  deletedBy: { kind: 'text', readOnly: true, about: 'the name of the person who moved it there' },
});

/** The operations of the bin; no action can have one of these names. */
export const BIN_OPERATIONS = ['bin', 'restore', 'purge'] as const;

interface BinCallsOptions {
  readonly fields: Fields;
  /** The permission to remove records. */
  readonly can: Permission;
  /** Returns the operationId of a call in openapi.json. */
  readonly id: (call: string) => string;
}

/**
 * Returns the calls for the bin of a resource, for people who may remove records: `GET path/bin` returns a page of the
 * removed records, `POST path/bin/{id}/restore` restores one, `DELETE path/bin/{id}` deletes one for good.
 */
export function binCalls(path: `/${string}`, { fields: own, can, id }: BinCallsOptions) {
  const params = { id: { kind: 'text', required: true } } as const satisfies Fields;
  return {
    bin: endpoint({
      id: id('bin'),
      method: 'GET',
      path: `${path}/bin`,
      calls: [],
      about: `A page of the removed records, which are deleted for good after ${BIN_DAYS} days`,
      access: can,
      effect: 'read',
      query: pageParameters,
      response: {
        kind: 'record',
        required: true,
        of: {
          data: {
            kind: 'list',
            required: true,
            of: { kind: 'record', required: true, of: { ...own, ...deletionFields } },
          },
          total: { kind: 'number', required: true, integer: true, min: 0 },
        },
      },
    }),
    restore: endpoint({
      id: id('restore'),
      method: 'POST',
      path: `${path}/bin/{id}/restore`,
      calls: [],
      about: 'Restores a removed record',
      access: can,
      effect: 'command',
      params,
      response: { kind: 'record', required: true, of: own },
      errors: ['notFound', 'conflict'],
    }),
    purge: endpoint({
      id: id('purge'),
      method: 'DELETE',
      path: `${path}/bin/{id}`,
      calls: [],
      about: 'Deletes a removed record for good',
      access: can,
      effect: 'command',
      params,
      errors: ['notFound', 'conflict'],
    }),
  };
}

interface Declared {
  readonly softDelete?: unknown;
  readonly fields: object;
  readonly can?: { readonly delete?: unknown };
  readonly actions?: object | undefined;
}

/**
 * Returns the error in the declaration of a bin, undefined if there is none. The type checker reports it too, but only
 * for type-checked code.
 */
export function binMistake({ softDelete, fields: own, can, actions = {} }: Declared): string | undefined {
  if (softDelete === undefined) return undefined;
  if (softDelete !== true) return `softDelete is ${JSON.stringify(softDelete)}. Write true, or leave it out.`;
  if (!can?.delete) return 'softDelete needs can.delete: name the roles that may remove records.';
  const field = Object.keys(deletionFields).find((name) => Object.hasOwn(own, name));
  if (field) return `fields.${field} has the name of a field of the bin. Give the field another name.`;
  const action = BIN_OPERATIONS.find((name) => Object.hasOwn(actions, name));
  return action && `actions.${action} is a call of the bin. Give the action another name.`;
}
