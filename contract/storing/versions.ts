import type { Permission } from '../permissions/permissions';
import { endpoint } from '../schema/endpoint';
import { type Fields, fields } from '../schema/fields';

/** Maximum number of versions in a response, newest first; older changes are in the audit log only. */
export const MOST_VERSIONS = 200;

/** The name of the call that lists versions. No action can have this name. */
export const VERSIONS = 'versions';

/** Returns the call for the versions of a record, for people who may read it. */
export const versionsCall = (path: `/${string}`, id: string, access: Permission, record: Fields) =>
  endpoint({
    id,
    method: 'GET',
    path: `${path}/{id}/${VERSIONS}`,
    calls: [],
    about: `The last ${MOST_VERSIONS} changes of a record, newest first, with the record after each`,
    access,
    effect: 'read',
    params: fields({ id: { kind: 'text', required: true } }),
    response: {
      kind: 'list',
      required: true,
      of: {
        kind: 'record',
        required: true,
        of: fields({
          seq: { kind: 'number', required: true, integer: true, about: 'of the line of the audit log' },
          at: { kind: 'instant', required: true },
          action: { kind: 'text', required: true },
          name: { kind: 'text', required: true, privacy: 'personal', about: 'name of the author' },
          before: {
            kind: 'json',
            required: true,
            about: 'the previous values of the changed fields; empty for a new record',
          },
          after: { kind: 'json', required: true, about: 'the new values of the changed fields' },
          record: { kind: 'record', required: true, of: record },
        }),
      },
    },
    errors: ['notFound'],
  });

interface Declared {
  readonly versions?: unknown;
  readonly actions?: object | undefined;
}

/**
 * Returns the error in the declaration of versions, undefined if there is none. The type checker reports it too, but
 * only for type-checked code.
 */
export function versionsMistake({ versions, actions = {} }: Declared): string | undefined {
  if (versions === undefined) return undefined;
  if (versions !== true) return `versions is ${JSON.stringify(versions)}. Write true, or leave it out.`;
  return Object.hasOwn(actions, VERSIONS)
    ? `actions.${VERSIONS} is the call that returns versions. Give the action another name.`
    : undefined;
}
