/** Log of unexpected failures; it never contains names, passwords or tokens. */
export interface IdentityLog {
  error(details: object, message: string): void;
}
