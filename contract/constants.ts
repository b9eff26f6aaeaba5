/** The client version that news are published for (specification, part 1 §1). */
export const CLIENT_VERSION = '5.27.3';

/** Codes of the applications that decide something; the list itself is data of the provider. */
export const applicationCodes = {
  /** The sign-on itself: its roles are the administrative groups. Nobody buys it, so no school has a licence of it. */
  administration: 'SSO',
  pupils: 'WWA',
  staff: 'WWP',
  archiving: 'NCV',
  campus: 'CMP',
} as const;

/** How many people one bulk call may name; more than that is a job. */
export const BULK_LIMIT = 1000;

/** How many records an operation may name one by one, or leave out; beyond that a filter says which. */
export const CHOICE_LIMIT = 20_000;

/** How many records a preview names for each reason: the specification's own call names them all. */
export const EXAMPLES = BULK_LIMIT;

/** How long a name and an e-mail may be on the pages of an own account and of an alias (ACC-036). */
export const NAME_AND_EMAIL_LIMIT = 100;

/** The pages of the user list; null is 'Tutti'. */
export const userPageSizes = [5, 10, 15, null] as const;
export const userPageSize = 15;

/** Where the provider serves the guide to roles and permissions, a PDF. */
export const PERMISSIONS_GUIDE = '/guide/abilitazioni.pdf';

/** The form of a customer code: province and five digits, SG10001. */
export const CUSTOMER_CODE = /^[A-Z]{2}\d{5}$/;

/** The OpenID client and the resource that its access tokens are for. */
export const OIDC_CLIENT = 'sportello-console';
/** What people call that client. */
export const OIDC_CLIENT_NAME = 'Sportello';
export const API_RESOURCE = 'urn:sportello:api';

/** With what a sign-in as another account of the same alias shows that the session before it allowed it. */
export const TICKET_PARAMETER = 'passaggio';
/** What the sign-in answers when it could not be. */
export const SWITCH_REFUSED = 'account_selection_required';

/**
 * The largest signed file that is looked at, in bytes: a document of 50 MB, also where it is written in base64
 * with its line ends.
 */
export const SIGNED_FILE_LIMIT = 70_000_000;
