import type { Resource } from '../declaration/defineResource';
import { MODE, READING } from '../record/mode';

/**
 * Where a page that react-admin names is here. `useCreatePath` leads to `/{name}`, `/{name}/create`, `/{name}/{key}` and
 * `/{name}/{key}/show`; lists have Italian addresses, and a record is opened to be read at its own with a mode.
 *
 * @param rest what follows the name of the resource
 * @returns undefined where react-admin leads to no such page
 * @example addressBelow(registry, '/12/show') // '/anagrafe/12'
 */
export function addressBelow({ path, wire, can }: Resource, rest: string): string | undefined {
  const [key, page, ...more] = rest.split('/').filter(Boolean);
  if (more.length > 0) return undefined;
  if (key === undefined) return path;
  if (page === undefined) return key === 'create' && can.create ? `${path}/new` : `${path}/${key}`;
  if (page !== 'show') return undefined;
  // Without an update there is one page of a record, which is to be read.
  return `${path}/${key}${wire.update ? `?${MODE}=${READING}` : ''}`;
}
