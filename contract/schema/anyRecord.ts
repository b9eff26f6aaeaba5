/** A record of any resource. */
export type AnyRecord = Readonly<Record<string, unknown>>;
