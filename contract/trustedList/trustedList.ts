import { fields, type RecordOf } from '../schema/fields';

/** Bytes. The lists of the member states have 0.2 to 5 MB. */
export const TRUSTED_LIST_LIMIT = 10_000_000;

/** A time in which an authority was qualified, as ISO 8601. */
export interface Stretch {
  readonly from: string;
  /** Absent or null while it lasts. */
  readonly until?: string | null;
}

/** An authority in a trusted list that issues, or issued, qualified certificates for signatures. */
export interface ListedAuthority {
  /** DER in base64. */
  readonly certificate: string;
  readonly name: string;
  readonly stretches: readonly Stretch[];
}

const name = { kind: 'text', required: true } as const;
const names = { kind: 'list', required: true, of: name } as const;

/** The issue of a trusted list (ETSI TS 119 612). */
export const trustedListIssueFields = fields({
  territory: { kind: 'text', required: true },
  sequence: { kind: 'number', required: true, integer: true, about: 'the number of the issue' },
  issuedAt: { kind: 'instant', required: true },
  nextUpdate: {
    kind: 'instant',
    about: 'when the next issue is due; absent for a list that no other follows',
  },
  authorities: {
    kind: 'number',
    required: true,
    integer: true,
    about: 'how many authorities it names for qualified signatures',
  },
});

/** An issue, and how it differs from the one before. */
export const trustedListChangesFields = fields({
  ...trustedListIssueFields,
  unchanged: { kind: 'flag', about: 'this issue is the one in use' },
  added: names,
  withdrawn: { ...names, about: 'qualified until now, and no longer' },
  removed: { ...names, about: 'in the list no longer, nor in its history' },
});

export type TrustedListChanges = RecordOf<typeof trustedListChangesFields>;

/** A certificate whose signature on the list counts. */
export const trustedListSignerFields = fields({
  fingerprint: { kind: 'text', required: true, about: 'SHA-256, hexadecimal' },
  subject: { kind: 'text', required: true },
  validUntil: { kind: 'instant', required: true },
});

/** The list in use, and the certificates that may sign the next one. */
export const trustedListInUseFields = fields({
  list: { kind: 'record', of: trustedListIssueFields },
  overdue: { kind: 'flag', about: 'the time for the next issue has passed' },
  signers: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: trustedListSignerFields },
  },
});

export type TrustedListInUse = RecordOf<typeof trustedListInUseFields>;
