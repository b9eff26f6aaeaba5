import { auditEntryFields } from './entities/auditEntry';
import { contentFields } from './entities/content';
import { exportRequestFields } from './entities/exportRequest';
import { importFields } from './entities/imported';
import { licenceProductFields } from './entities/licenceProduct';
import { newsFields } from './entities/news';
import { operationFields } from './entities/operation';
import { practiceFields } from './entities/practice';
import { registryPersonFields } from './entities/registryPerson';
import { userFields } from './entities/user';
import { type Fields, privacyOf } from './fields';
import type { Entity } from './permissions';

/** The fields of the lists that can be exported, by entity: what is personal in them needs a reason. */
export const exportedFields: { readonly [E in Entity]?: Fields } = {
  user: userFields,
  registryPerson: registryPersonFields,
  import: importFields,
  notification: newsFields,
  operation: operationFields,
  content: contentFields,
  licenceProduct: licenceProductFields,
  exportRequest: exportRequestFields,
  practice: practiceFields,
  audit: auditEntryFields,
};

/** How many rows a file may have. */
export const MOST_EXPORTED = 20_000;

/** The fewest characters of a reason for exporting personal data. */
export const LEAST_REASON = 10;

/** Whether exporting these columns needs a reason: some are personal, or nobody says that they are not. */
export function needsReason(entity: string, columns: readonly string[]): boolean {
  const known = Object.hasOwn(exportedFields, entity) ? exportedFields[entity as Entity] : undefined;
  return !known || columns.some((column) => !known[column] || privacyOf(known[column]));
}

export const isReason = (reason: string | null | undefined): boolean =>
  (reason ?? '').trim().length >= LEAST_REASON;
