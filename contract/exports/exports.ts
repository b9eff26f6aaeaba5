import { assistanceContactFields, assistancePackageFields } from '../assistance/assistance';
import { auditEntryFields } from '../audit/auditEntry';
import { exportRequestFields } from '../exportRequests/exportRequest';
import { importFields } from '../imports/imported';
import { licenceProductFields } from '../licences/licenceProduct';
import { operationFields } from '../operations/operation';
import type { Entity } from '../permissions/permissions';
import { provisioningPersonFields, provisioningTargetFields } from '../provisioning/provisioning';
import { registryPersonFields } from '../registry/registryPerson';
import { type Fields, privacyOf } from '../schema/fields';
import { storedNamed } from '../storing/storedEntities';
import { practiceFields } from '../transfer/practice';
import { userFields } from '../users/user';
import { webhookDeliveryFields, webhookFields } from '../webhooks/webhook';

/** Fields of the exportable lists, by entity; exporting personal data requires a reason. */
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
  webhook: webhookFields,
  webhookDelivery: webhookDeliveryFields,
  provisioningTarget: provisioningTargetFields,
  provisioningPerson: provisioningPersonFields,
};

/** Maximum number of rows in a file. */
export const MAX_EXPORTED = 20_000;

/** Minimum number of characters of a reason for exporting personal data. */
export const MIN_REASON_LENGTH = 10;

const fieldsOf = (entity: string) =>
  Object.hasOwn(exportedFields, entity) ? exportedFields[entity as Entity] : storedNamed(entity)?.fields;
const fieldOf = (entity: string, column: string) => fieldsOf(entity)?.[column];

/**
 * Returns whether one of these columns contains special categories of personal data, which are never exported in a
 * list.
 */
export const isProtected = (entity: string, columns: readonly string[]): boolean =>
  columns.some((column) => privacyOf(fieldOf(entity, column)) === 'special');

/** Returns whether exporting these columns requires a reason: at least one is personal, or is unknown. */
export function needsReason(entity: string, columns: readonly string[]): boolean {
  return columns.some((column) => !fieldOf(entity, column) || privacyOf(fieldOf(entity, column)));
}

export const isReason = (reason: string | null | undefined): boolean =>
  (reason ?? '').trim().length >= MIN_REASON_LENGTH;
