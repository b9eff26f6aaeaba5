import { assistanceContactFields, assistancePackageFields } from './entities/assistance';
import { auditEntryFields } from './entities/auditEntry';
import { exportRequestFields } from './entities/exportRequest';
import { importFields } from './entities/imported';
import { licenceProductFields } from './entities/licenceProduct';
import { operationFields } from './entities/operation';
import { practiceFields } from './entities/practice';
import { registryPersonFields } from './entities/registryPerson';
import { userFields } from './entities/user';
import { type Fields, privacyOf } from './fields';
import type { Entity } from './permissions';
import { storedNamed } from './storing/storedEntities';

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
