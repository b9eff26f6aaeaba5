/** The means of access that an event ends. */
export interface Ends {
  /**
   * Sessions with everything attached to them (grants, refresh families, access tokens, codes, confirmations): those
   * of everyone who acts as the account, the person's own except the current one, the named one, or none.
   */
  readonly sessions: 'all' | 'others' | 'one' | 'none';
  /** Unfinished sign-ins: a correct password, an awaited code, a change of account. */
  readonly pending: boolean;
  /**
   * Links to a new password: all of them, those sent by e-mail and not on paper, those of people who signed in before
   * and so already have a password, or none.
   */
  readonly passwordLinks: 'all' | 'mailed' | 'resets' | 'none';
  /** Links to set up another authenticator app. */
  readonly appLinks: boolean;
}

const everything: Ends = { sessions: 'all', pending: true, passwordLinks: 'all', appLinks: true };
const nothing: Ends = { sessions: 'none', pending: false, passwordLinks: 'none', appLinks: false };

/** Effects of each event. Anything not named here ends nothing. */
export const accessEvents = {
  /** Changed by the person, who gave the current one. */
  passwordChanged: { ...everything, sessions: 'others' },
  /** Chosen with a link. */
  passwordChosen: everything,
  /** Adds an app, a passkey or recovery codes. */
  factorAdded: { ...nothing, pending: true, appLinks: true },
  /** Removes an app or a passkey, by the person. */
  factorRemoved: { ...nothing, sessions: 'others', pending: true, appLinks: true },
  /** Removes apps, passkeys and recovery codes, by the school. */
  factorsReset: { ...everything, passwordLinks: 'none' },
  /** The school no longer asks for codes: its apps and recovery codes are deleted. */
  codesSwitchedOff: { ...nothing, pending: true, appLinks: true },
  /** Links had been sent to the old address. */
  emailChanged: { ...nothing, pending: true, passwordLinks: 'mailed', appLinks: true },
  /** The person says that the change was not theirs: anyone who got in by it is signed out. */
  emailContested: everything,
  /** Rights are read at each call, so there is nothing to end. */
  roleChanged: nothing,
  /** A link to a first access that was never used stays, but is unusable until the account is enabled. */
  disabled: { ...everything, passwordLinks: 'resets' },
  /** Access from before the account was disabled does not come back. */
  enabled: { ...everything, passwordLinks: 'resets' },
  /** The account is gone; its name may be given to another one. */
  removed: everything,
  signedOut: { ...nothing, sessions: 'one' },
  /** One session of the person, ended from another. */
  sessionEnded: { ...nothing, sessions: 'one', pending: true },
  signedOutElsewhere: { ...everything, sessions: 'others' },
  signedOutEverywhere: everything,
} as const satisfies Record<string, Ends>;

export type AccessEvent = keyof typeof accessEvents;
