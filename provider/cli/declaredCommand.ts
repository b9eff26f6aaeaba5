import type { Endpoint } from '../../contract/schema/endpoint';

/** A command that is one call of the API: its options are the fields of the call. */
export interface DeclaredCommand {
  readonly endpoint: Endpoint;
  /** For the help. */
  readonly about: string;
  /** What to print of the answer; the answer itself, as JSON, where nothing is said. */
  readonly tell?: (answer: never) => string;
}
