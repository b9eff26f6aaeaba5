/** The command line cannot be understood; the message explains why. */
export class UsageError extends Error {}
