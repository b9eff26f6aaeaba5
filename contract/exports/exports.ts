import { assistanceContactFields, assistancePackageFields } from '../assistance/assistance';
import { auditEntryFields } from '../audit/auditEntry';
import { exportRequestFields } from '../exportRequests/exportRequest';
import { importFields } from '../imports/imported';
import { licenceProductFields } from '../licences/licenceProduct';
import { operationFields } from '../operations/operation';
import type { Entity } from '../permissions/permissions';
import { registryPersonFields } from '../registry/registryPerson';
import { type Fields, privacyOf } from '../schema/fields';
import { storedNamed } from '../storing/storedEntities';
import { practiceFields } from '../transfer/practice';
import { userFields } from '../users/user';

/** The fields of the lists that can be exported, by entity: what is personal in them needs a reason. */
export const exportedFields: { readonly [E in Entity]?: Fields } = {
  user: userFields,
  registryPerson: registryPersonFields,
  import: importFields,
  operation: operationFields,
  licenceProduct: licenceProductFields,
  assistanceContact: assistanceContactFields,
  assistancePackage: assistancePackageFields,
  exportRequest: exportRequestFields,
  practice: practiceFields,
  audit: auditEntryFields,
};

/** How many rows a file may have. */
export const MAX_EXPORTED = 20_000;

/** The fewest characters of a reason for exporting personal data. */
export const MIN_REASON_LENGTH = 10;

const fieldsOf = (entity: string) =>
  Object.hasOwn(exportedFields, entity) ? exportedFields[entity as Entity] : storedNamed(entity)?.fields;
const fieldOf = (entity: string, column: string) => fieldsOf(entity)?.[column];

/** Whether one of these columns is what the law protects most: no list leaves with it. */
export const isProtected = (entity: string, columns: readonly string[]): boolean =>
  columns.some((column) => privacyOf(fieldOf(entity, column)) === 'special');

/** Whether exporting these columns needs a reason: some are personal, or nobody says that they are not. */
export function needsReason(entity: string, columns: readonly string[]): boolean {
  return columns.some((column) => !fieldOf(entity, column) || privacyOf(fieldOf(entity, column)));
}

export const isReason = (reason: string | null | undefined): boolean =>
  (reason ?? '').trim().length >= MIN_REASON_LENGTH;
