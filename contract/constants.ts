/** Client version for which news is published (specification, part 1 §1). */
export const CLIENT_VERSION = '5.27.3';

/** Codes of applications that the code depends on; the list of applications is data of the provider. */
export const applicationCodes = {
  /** The sign-on itself: its roles are the administrative groups. It is not sold, so no school has a licence for it. */
  administration: 'SSO',
  pupils: 'WWA',
  staff: 'WWP',
  archiving: 'NCV',
  campus: 'CMP',
} as const;

/** Maximum number of people in one bulk call; larger numbers need an operation. */
export const BULK_LIMIT = 1000;

/** Maximum number of records that an operation may list or exclude individually; above it, a filter selects them. */
export const CHOICE_LIMIT = 20_000;

/**
 * Maximum number of records that a preview lists for each reason. The preview of the specification lists all records.
 */
export const EXAMPLES = BULK_LIMIT;

/** Maximum length of a name and of an e-mail on the pages of a person's own account and of an alias (ACC-036). */
export const NAME_AND_EMAIL_LIMIT = 100;

/** Page sizes of the user list; null stands for all records ('Tutti'). */
export const userPageSizes = [5, 10, 15, null] as const;
export const userPageSize = 15;

/** Path of the guide to roles and permissions, a PDF. */
export const PERMISSIONS_GUIDE = '/guide/abilitazioni.pdf';

/** Pattern of a customer code: province and five digits, such as SG10001. */
export const CUSTOMER_CODE = /^[A-Z]{2}\d{5}$/;

/** Id of the console as an OpenID client. */
export const OIDC_CLIENT = 'sportello-console';
/** Display name of the client `OIDC_CLIENT`. */
export const OIDC_CLIENT_NAME = 'Sportello';
/** Resource for which the console's access tokens are issued. */
export const API_RESOURCE = 'urn:sportello:api';

/** Parameter with which a sign-in as another account of the same alias proves that the previous session allowed it. */
export const TICKET_PARAMETER = 'passaggio';
/** Error of a sign-in that could not switch the account. */
export const SWITCH_REFUSED = 'account_selection_required';

/**
 * Maximum size in bytes of a signed file that is read: a document of 50 MB, even if encoded in base64 with line ends.
 */
export const SIGNED_FILE_LIMIT = 70_000_000;
