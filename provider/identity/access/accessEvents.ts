/** What an event ends of what people have been let in by. */
export interface Ends {
  /**
   * Sessions with all that hangs on them (grants, refresh families, access tokens, codes, confirmations): of everybody
   * who acts as the account, the person's own but the one that goes on, the one that is named, or none.
   */
  readonly sessions: 'all' | 'others' | 'one' | 'none';
  /** Sign-ins that were begun and not finished: a password that was right, a code awaited, a change of account. */
  readonly pending: boolean;
  /**
   * Links to a new password: all of them, those that went to an e-mail and not on paper, or those of whoever signed in
   * before, who has a password already.
   */
  readonly passwordLinks: 'all' | 'mailed' | 'resets' | 'none';
  /** Links to another authenticator app. */
  readonly appLinks: boolean;
}

const everything: Ends = { sessions: 'all', pending: true, passwordLinks: 'all', appLinks: true };
const nothing: Ends = { sessions: 'none', pending: false, passwordLinks: 'none', appLinks: false };

/** What each event ends. Whatever is not named here ends nothing. */
export const accessEvents = {
  /** By the person, with the current one. */
  passwordChanged: { ...everything, sessions: 'others' },
  /** With a link. */
  passwordChosen: everything,
  /** An app, a passkey, recovery codes. */
  factorAdded: { ...nothing, pending: true, appLinks: true },
  /** An app or a passkey, by the person. */
  factorRemoved: { ...nothing, sessions: 'others', pending: true, appLinks: true },
  /** Apps, passkeys and recovery codes, by the school. */
  factorsReset: { ...everything, passwordLinks: 'none' },
  /** No code is asked in the school any more: its apps and recovery codes are forgotten. */
  codesSwitchedOff: { ...nothing, pending: true, appLinks: true },
  /** Links had gone to the old address. */
  emailChanged: { ...nothing, pending: true, passwordLinks: 'mailed', appLinks: true },
  /** The person says that the change was not theirs: whoever came in by it is out. */
  emailContested: everything,
  /** Rights are read at each call, so there is nothing to end. */
  roleChanged: nothing,
  /** A first access that nobody made yet stays shut until the account is enabled. */
  disabled: { ...everything, passwordLinks: 'resets' },
  /** What came from before does not come back to life. */
  enabled: { ...everything, passwordLinks: 'resets' },
  /** The account is gone; another one may get its name. */
  removed: everything,
  signedOut: { ...nothing, sessions: 'one' },
  /** One session of the person's, from another. */
  sessionEnded: { ...nothing, sessions: 'one', pending: true },
  signedOutElsewhere: { ...everything, sessions: 'others' },
  signedOutEverywhere: everything,
} as const satisfies Record<string, Ends>;

export type AccessEvent = keyof typeof accessEvents;
