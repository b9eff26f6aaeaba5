/** Where failures that nobody foresaw are told; no name, password or token is ever in them. */
export interface IdentityLog {
  error(details: object, message: string): void;
}
