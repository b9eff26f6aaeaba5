import type { Endpoint } from '../../contract/schema/endpoint';

/** A command that is one API call: its options are the fields of the call. */
export interface DeclaredCommand {
  readonly endpoint: Endpoint;
  /** The help text. */
  readonly about: string;
  /** Formats the response for printing; without it, the response is printed as JSON. */
  readonly tell?: (answer: never) => string;
}
