/** The means of access that an event ends. */
export interface Ends {
  /**
   * Sessions, with their grants, tokens, codes and confirmations. `all`: those of everyone who acts as the account;
   * `others`: those of the person except the current one; `one`: the given one.
   */
  readonly sessions: 'all' | 'others' | 'one' | 'none';
  /** Unfinished sign-ins, such as those that wait for a code, and unfinished changes of account. */
  readonly pending: boolean;
  /**
   * Links to choose a password. `mailed`: those sent by e-mail, not printed ones; `resets`: those of people who have
   * signed in before, and so have a password.
   */
  readonly passwordLinks: 'all' | 'mailed' | 'resets' | 'none';
  /** Links to set up another authenticator app. */
  readonly appLinks: boolean;
}

const everything: Ends = { sessions: 'all', pending: true, passwordLinks: 'all', appLinks: true };
const nothing: Ends = { sessions: 'none', pending: false, passwordLinks: 'none', appLinks: false };

/** Effects of each event. Anything not named here ends nothing. */
export const accessEvents = {
  /** The person changed the password, and gave the current one. */
  passwordChanged: { ...everything, sessions: 'others' },
  /** The person chose a password with a link. */
  passwordChosen: everything,
  /** The person added an app, a passkey or recovery codes. */
  factorAdded: { ...nothing, pending: true, appLinks: true },
  /** The person removed an app or a passkey. */
  factorRemoved: { ...nothing, sessions: 'others', pending: true, appLinks: true },
  /** Removes apps, passkeys and recovery codes, by the school. */
  factorsReset: { ...everything, passwordLinks: 'none' },
  /** The school no longer asks for codes: its apps and recovery codes are deleted. */
  codesSwitchedOff: { ...nothing, pending: true, appLinks: true },
  /** The e-mail was changed. Mailed links end, because they were sent to the old address. */
  emailChanged: { ...nothing, pending: true, passwordLinks: 'mailed', appLinks: true },
  /** The person says that the change was not theirs: anyone who got in by it is signed out. */
  emailContested: everything,
  /** Roles were changed. Nothing ends, because rights are read at each call. */
  roleChanged: nothing,
  /** The account was disabled. A link to the first access stays, but works only while the account is enabled. */
  disabled: { ...everything, passwordLinks: 'resets' },
  /** The account was enabled. Earlier access stays ended. */
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
