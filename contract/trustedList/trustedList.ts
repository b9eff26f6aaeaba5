import { fields, type RecordOf } from '../schema/fields';

/** Maximum size of a trusted list, in bytes. Lists of member states have 0.2 to 5 MB. */
export const TRUSTED_LIST_LIMIT = 10_000_000;

/** Period in which a service had a trustworthy status, ISO 8601. */
export interface Stretch {
  readonly from: string;
  /** Absent or null if the period has not ended. */
  readonly until?: string | null;
}

/** The purposes for which a service of a trusted list can be trusted. */
export type ServicePurpose = 'signature' | 'timestamp' | 'delivery';

/**
 * Service types of a trusted list, each the end of its URI (ETSI TS 119 612 §5.5.1), with the purpose of such services.
 */
export const servicePurposes = {
  'CA/QC': 'signature',
  'TSA/QTST': 'timestamp',
  TSA: 'timestamp',
  'TSA/TSS-QC': 'timestamp',
  'TSA/TSS-AdESQCandQES': 'timestamp',
  'EDS/Q': 'delivery',
  'EDS/REM/Q': 'delivery',
  EDS: 'delivery',
  'EDS/REM': 'delivery',
} as const satisfies Record<string, ServicePurpose>;

export type ServiceType = keyof typeof servicePurposes;

/** Service of a trusted list, by one of its certificates. */
export interface ListedAuthority {
  /** Absent from lists and evidence stored by early releases, which knew only `CA/QC`. */
  readonly type?: ServiceType;
  /** DER in base64. */
  readonly certificate: string;
  readonly name: string;
  readonly stretches: readonly Stretch[];
}

const name = { kind: 'text', required: true } as const;
const names = { kind: 'list', required: true, of: name } as const;

/** Issue of a trusted list (ETSI TS 119 612). */
export const trustedListIssueFields = fields({
  territory: { kind: 'text', required: true },
  sequence: { kind: 'number', required: true, integer: true, about: 'sequence number of the issue' },
  issuedAt: { kind: 'instant', required: true },
  nextUpdate: {
    kind: 'instant',
    about: 'when the next issue is due; absent if the list is closed',
  },
  authorities: {
    kind: 'number',
    required: true,
    integer: true,
    about: 'number of authorities in the list for qualified signatures',
  },
  services: {
    kind: 'number',
    required: true,
    integer: true,
    about:
      'number of certificates in the list for timestamps and for registered delivery, such as certified mail',
  },
});

/** Issue of a trusted list, with its differences from the previous issue. */
export const trustedListChangesFields = fields({
  ...trustedListIssueFields,
  unchanged: { kind: 'flag', about: 'whether this issue is already in use' },
  added: names,
  withdrawn: {
    ...names,
    about: 'authorities that were qualified in the previous issue and are not in this one',
  },
  removed: { ...names, about: 'authorities that are missing from the list, including its history' },
});

export type TrustedListChanges = RecordOf<typeof trustedListChangesFields>;

/** Certificate that is trusted to sign the list. */
export const trustedListSignerFields = fields({
  fingerprint: { kind: 'text', required: true, about: 'SHA-256, hexadecimal' },
  subject: { kind: 'text', required: true },
  validUntil: { kind: 'instant', required: true },
});

/** Current list, and the certificates that may sign the next one. */
export const trustedListInUseFields = fields({
  list: { kind: 'record', of: trustedListIssueFields },
  overdue: { kind: 'flag', about: 'whether the next issue is overdue' },
  signers: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: trustedListSignerFields },
  },
});

export type TrustedListInUse = RecordOf<typeof trustedListInUseFields>;
