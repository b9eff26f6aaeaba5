import type { Role } from './roles';

const staff = ['operator'] as const;

/**
 * Who may do what of the provider's own: the same table as that of schools, kept apart so that no byte of it reaches
 * a school's console. Machine clients, and people, hold it as far as their scopes go.
 */
export const operatorPermissions = {
  /** People of the provider; made and ended on the machine only. */
  operator: { list: staff, create: staff, invite: staff, disable: staff },
  /** Programs of the provider, as far as their scopes go. */
  operatorClient: { list: staff, create: staff, disable: staff },
  operatorSession: { read: staff, close: staff },
  /** Schools as customers; what they do themselves is theirs. */
  platformSchool: { list: staff, read: staff, create: staff, update: staff, preview: staff, close: staff },
  platformSupervisor: { list: staff, create: staff, invite: staff },
  platformApplication: { list: staff, put: staff },
  platformLicence: { list: staff, give: staff, preview: staff, end: staff },
  platformProduct: { list: staff, put: staff },
  /** Files of schools; what comes of them counts as made by whoever ran it. */
  platformImport: { list: staff, begin: staff, read: staff, run: staff, takeBack: staff },
  /** What the files of schools take, and may take. */
  platformSpace: { list: staff, put: staff },
  platformContract: { list: staff, offer: staff, upload: staff },
  /** What schools ask for; each of them is set by calls of its own. */
  platformPractice: { list: staff },
  platformExport: { list: staff },
  platformSpid: { list: staff },
  /** Announced, withdrawn, concluded by the permissions of schools' table; so are orders moved. */
  platformMerger: { list: staff },
  platformOrder: { list: staff },
  /** Told by programs, by the permissions of schools' table. */
  platformRegistry: { list: staff },
  platformSpidArchive: { list: staff },
  /** Published and withdrawn by the permissions of schools' table. */
  platformNews: { list: staff },
  platformContent: { list: staff },
  /** Asked for, and entered, by the permissions of schools' table. */
  platformSupport: { list: staff, end: staff },
  /** What is done beside the calls: jobs, and mails. */
  platformJob: { list: staff, retry: staff },
  platformMail: { list: staff, retry: staff },
  platformSignIn: { list: staff },
  platformAudit: { list: staff },
  /** What the administrative area of a school shows of support. */
  platformAssistance: { put: staff },
  platformDocument: { list: staff, put: staff, remove: staff },
  platformOffered: { put: staff },
  /** On the machine only. */
  backup: { make: staff },
} as const satisfies Record<string, Record<string, readonly Role[]>>;

export type OperatorEntity = keyof typeof operatorPermissions;
export type OperatorPermission = {
  [E in OperatorEntity]: readonly [E, keyof (typeof operatorPermissions)[E] & string];
}[OperatorEntity];
