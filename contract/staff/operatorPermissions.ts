/** Roles of the provider's own people. Each person has one; the provider reads it on every call. */
export const staffRoles = ['readOnly', 'support', 'commercial', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const everyone = staffRoles;
/** Roles of people who answer the telephone. */
export const support = ['support', 'administrator'] as const;
/** Roles of people who manage the records of customers. */
export const commercial = ['commercial', 'administrator'] as const;
const supportAndCommercial = ['support', 'commercial', 'administrator'] as const;
export const administrator = ['administrator'] as const;

/** Staff roles that may perform each action on each entity. */
export type StaffTable = Readonly<Record<string, Readonly<Record<string, readonly StaffRole[]>>>>;

/**
 * Permissions of the provider's staff on the provider's own entities. They are not in the table of schools'
 * permissions, so that they are not bundled into a school's console.
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
  /** Programs of the provider. Each can do only what its scopes permit. */
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
  /** First page of the staff, and the overview of a school. */
  platformOverview: { read: everyone },
  operatorSession: { read: everyone, confirm: everyone, close: everyone },
  /** Schools as customers of the provider. What a school does itself is not included. */
  platformSchool: {
    list: everyone,
    read: everyone,
    create: commercial,
    update: commercial,
    preview: everyone,
    close: administrator,
    reopen: administrator,
    suspend: administrator,
    resume: administrator,
  },
  /** People of all schools. Only support needs them; commercial staff does not. */
  platformPerson: { list: support, read: support, sendLink: support, unlock: support, endSessions: support },
  /** Data stored about a person, to export or erase them. */
  personData: { read: administrator, export: administrator, erase: administrator },
  platformSupervisor: { list: everyone, create: commercial, invite: supportAndCommercial },
  platformApplication: { list: everyone, put: commercial },
  platformLicence: { list: everyone, give: commercial, preview: everyone, end: commercial },
  platformProduct: { list: everyone, put: commercial },
  /**
   * Imports of schools from a file. The person who runs an import counts as the creator of its schools; undoing it
   * removes them.
   */
  platformImport: {
    list: everyone,
    begin: commercial,
    read: everyone,
    run: commercial,
    takeBack: administrator,
  },
  /** Space used by the files of schools, and its limits. */
  platformSpace: { list: everyone, put: commercial },
  /** The retention of data. */
  platformRetention: { list: everyone, put: administrator, remove: administrator },
  platformContract: { list: everyone, offer: commercial, upload: commercial },
  /** Requests of schools. Only lists: each kind is updated by its own endpoints. */
  platformPractice: { list: everyone },
  platformExport: { list: everyone },
  platformSpid: { list: everyone },
  platformMerger: { list: everyone },
  platformOrder: { list: everyone },
  /** Price lists, their conditions by year, and fees agreed with single schools. */
  platformPrice: { list: everyone, put: commercial, remove: commercial },
  platformPriceYear: { list: everyone, put: commercial },
  platformAgreedFee: { list: everyone, put: commercial, remove: commercial },
  /** Data sent by programs. */
  platformRegistry: { list: everyone },
  platformSpidArchive: { list: everyone },
  platformNews: { list: everyone },
  platformContent: { list: everyone },
  platformSupport: { list: everyone, end: support },
  /** Background work: jobs and mails. */
  platformJob: { list: everyone, retry: support },
  platformMail: { list: everyone, retry: support },
  /** Webhook endpoints for the events of all schools, and deliveries to them and to the endpoints of schools. */
  platformWebhook: {
    list: everyone,
    create: administrator,
    update: administrator,
    delete: administrator,
    rotate: administrator,
    test: support,
  },
  platformWebhookDelivery: { list: everyone, replay: support },
  /** Connected systems to which the provider or a school sends users, and the persons there. */
  platformProvisioningTarget: {
    list: everyone,
    create: administrator,
    update: administrator,
    delete: administrator,
    token: administrator,
    start: administrator,
    retry: support,
  },
  platformProvisioningPerson: { list: support },
  platformSignIn: { list: everyone },
  platformAudit: { list: everyone },
  /** Support data in the administrative area of a school. */
  platformAssistance: { put: commercial },
  platformDocument: { list: everyone, put: commercial, remove: commercial },
  platformOffered: { put: commercial },
  backup: { make: administrator },
} as const satisfies StaffTable;

export type OperatorEntity = keyof typeof operatorPermissions;
export type OperatorPermission = {
  [E in OperatorEntity]: readonly [E, keyof (typeof operatorPermissions)[E] & string];
}[OperatorEntity];
