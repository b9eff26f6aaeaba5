/** The roles of the provider's own people. Each person has one; the provider reads it at every call. */
export const staffRoles = ['readOnly', 'support', 'commercial', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const everyone = staffRoles;
/** Those who answer the telephone. */
export const support = ['support', 'administrator'] as const;
/** Those who keep the records of customers. */
export const commercial = ['commercial', 'administrator'] as const;
const supportAndCommercial = ['support', 'commercial', 'administrator'] as const;
export const administrator = ['administrator'] as const;

/** Entity × action → staff roles. */
export type StaffTable = Readonly<Record<string, Readonly<Record<string, readonly StaffRole[]>>>>;

/**
 * Who of the provider's own staff may do what with the provider's own entities. Apart from the table of schools, so that no
 * byte of it reaches a school's console.
 */
export const operatorPermissions = {
  /** People of the provider. */
  operator: {
    list: everyone,
    create: administrator,
    invite: administrator,
    setRole: administrator,
    enable: administrator,
    disable: administrator,
  },
  /** Programs of the provider, as far as their scopes go. */
  operatorClient: {
    list: everyone,
    create: administrator,
    rotate: administrator,
    disable: administrator,
  },
  /** Grave calls that wait for a second administrator. */
  operatorProposal: {
    list: everyone,
    confirm: administrator,
    refuse: administrator,
    withdraw: administrator,
  },
  operatorSession: { read: everyone, confirm: everyone, close: everyone },
  /** Schools as customers; what they do themselves is theirs. */
  platformSchool: {
    list: everyone,
    read: everyone,
    create: commercial,
    update: commercial,
    preview: everyone,
    close: administrator,
    reopen: administrator,
  },
  platformSupervisor: { list: everyone, create: commercial, invite: supportAndCommercial },
  platformApplication: { list: everyone, put: commercial },
  platformLicence: { list: everyone, give: commercial, preview: everyone, end: commercial },
  platformProduct: { list: everyone, put: commercial },
  /** Files of schools. What they make counts as made by the person who ran the import; taking one back removes schools. */
  platformImport: {
    list: everyone,
    begin: commercial,
    read: everyone,
    run: commercial,
    takeBack: administrator,
  },
  /** What the files of schools take, and may take. */
  platformSpace: { list: everyone, put: commercial },
  platformContract: { list: everyone, offer: commercial, upload: commercial },
  /** What schools ask for; each of them is set by calls of its own. */
  platformPractice: { list: everyone },
  platformExport: { list: everyone },
  platformSpid: { list: everyone },
  platformMerger: { list: everyone },
  platformOrder: { list: everyone },
  /** Told by programs. */
  platformRegistry: { list: everyone },
  platformSpidArchive: { list: everyone },
  platformNews: { list: everyone },
  platformContent: { list: everyone },
  platformSupport: { list: everyone, end: support },
  /** What is done beside the calls: jobs, and mails. */
  platformJob: { list: everyone, retry: support },
  platformMail: { list: everyone, retry: support },
  platformSignIn: { list: everyone },
  platformAudit: { list: everyone },
  /** What the administrative area of a school shows of support. */
  platformAssistance: { put: commercial },
  platformDocument: { list: everyone, put: commercial, remove: commercial },
  platformOffered: { put: commercial },
  backup: { make: administrator },
} as const satisfies StaffTable;

export type OperatorEntity = keyof typeof operatorPermissions;
export type OperatorPermission = {
  [E in OperatorEntity]: readonly [E, keyof (typeof operatorPermissions)[E] & string];
}[OperatorEntity];
