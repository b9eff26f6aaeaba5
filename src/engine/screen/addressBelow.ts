import type { Resource } from '../declaration/defineResource';
import { MODE, READING } from '../record/mode';

/**
 * Maps a path of react-admin to one of the console. `useCreatePath` gives `/{name}`, `/{name}/create`, `/{name}/{key}`
 * and `/{name}/{key}/show`; here lists have Italian paths, and a record is opened for reading at its own path with a
 * mode.
 *
 * @param rest the path after the name of the resource
 * @returns undefined if react-admin has no such page
 * @example addressBelow(registry, '/12/show') // '/anagrafe/12'
 */
export function addressBelow({ path, endpoints, can }: Resource, rest: string): string | undefined {
  const [key, page, ...more] = rest.split('/').filter(Boolean);
  if (more.length > 0) return undefined;
  if (key === undefined) return path;
  if (page === undefined) return key === 'create' && can.create ? `${path}/new` : `${path}/${key}`;
  if (page !== 'show') return undefined;
  // A record without an update has only one page, which is read-only.
  return `${path}/${key}${endpoints.update ? `?${MODE}=${READING}` : ''}`;
}
