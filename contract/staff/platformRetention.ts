import { fields, pick, type RecordOf } from '../schema/fields';

/** Value in place of a school code in rows that apply to all schools without a row of their own. */
export const ALL_SCHOOLS = 'PLATFORM';

/**
 * Kinds of data whose retention can be set, with its bounds. `least` is the minimum required by law or by the service,
 * `most` the maximum that the purpose justifies. `standard` is the default, except for the audit log, whose default is
 * AUDIT_KEPT_MONTHS.
 */
export const retentionBounds = {
  signIns: { unit: 'days', standard: 365, least: 180, most: 730 },
  mails: { unit: 'days', standard: 400, least: 90, most: 1200 },
  failedMailTexts: { unit: 'days', standard: 30, least: 7, most: 90 },
  operations: { unit: 'days', standard: 400, least: 30, most: 730 },
  webhookDeliveries: { unit: 'days', standard: 30, least: 7, most: 90 },
  provisioningRuns: { unit: 'days', standard: 30, least: 7, most: 90 },
  audit: { unit: 'months', standard: 0, least: 24, most: 240 },
} as const;

export type RetentionKind = keyof typeof retentionBounds;
export const retentionKinds = Object.keys(retentionBounds) as [RetentionKind, ...RetentionKind[]];

const number = { kind: 'number', required: true, integer: true, readOnly: true } as const;

/** Retention of a kind of data, for all schools or for one. */
export const platformRetentionFields = fields({
  school: {
    kind: 'text',
    required: true,
    pattern: /^(PLATFORM|[A-Z]{2}\d{5})$/,
    about: 'customer code; PLATFORM stands for all schools',
  },
  schoolName: { kind: 'text', required: true, readOnly: true },
  kind: { kind: 'choice', required: true, of: retentionKinds },
  amount: {
    kind: 'number',
    required: true,
    integer: true,
    min: 0,
    max: 1200,
    about: 'number of days or months; 0: kept forever',
  },
  unit: { kind: 'choice', required: true, of: ['days', 'months'], readOnly: true },
  least: number,
  most: number,
  own: {
    kind: 'flag',
    required: true,
    readOnly: true,
    about: 'true if it was set for this row; false if it is the default of the program or its configuration',
  },
  why: { kind: 'text', required: true, readOnly: true, about: 'reason for the bounds, in Italian' },
  changedAt: { kind: 'instant', readOnly: true },
  changedBy: { kind: 'text', readOnly: true, privacy: 'personal' },
});

export type PlatformRetention = RecordOf<typeof platformRetentionFields>;

export const writtenRetentionFields = pick(platformRetentionFields, 'amount');
export const retentionParams = pick(platformRetentionFields, 'school', 'kind');
