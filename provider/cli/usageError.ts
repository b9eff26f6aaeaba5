/** The command line cannot be understood; the message says what is wrong with it. */
export class UsageError extends Error {}
