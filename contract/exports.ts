import { userFields } from './entities/user';
import type { Fields } from './fields';
import type { Entity } from './permissions';

/** The fields of the lists that can be exported, by entity: what is personal in them needs a reason. */
const exported: { readonly [E in Entity]?: Fields } = { user: userFields };

/** The fewest characters of a reason for exporting personal data. */
export const LEAST_REASON = 10;

/** Whether exporting these columns needs a reason: some are personal, or nobody says that they are not. */
export function needsReason(entity: string, columns: readonly string[]): boolean {
  const known = Object.hasOwn(exported, entity) ? exported[entity as Entity] : undefined;
  return !known || columns.some((column) => known[column]?.privacy !== undefined || !known[column]);
}

export const isReason = (reason: string | null | undefined): boolean =>
  (reason ?? '').trim().length >= LEAST_REASON;
