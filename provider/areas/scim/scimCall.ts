import type { Endpoint, InputOf, OutputOf } from '../../../contract/schema/endpoint';
import type { ScimChange } from '../../../contract/scim/scimClient';
import type { Call, Implementation } from '../../http/call';
import { checkPermitted } from '../../http/checkPermitted';
import { inputChecker, type Sent } from '../../http/validate';
import { type ResourceWork, type ResourceWorks, workOf } from '../../operations/resourceWork';
import type { AuthenticatedClient } from './clientStore';

/** The calls and bulk actions of the console, through which SCIM makes all its changes to users. */
export interface ConsoleCalls {
  readonly implementations: () => readonly Implementation[];
  readonly works: ResourceWorks;
}

/** A request of a SCIM client in its transaction. */
export interface ScimCall {
  readonly call: Call;
  readonly client: AuthenticatedClient;
  /** Address of the provider, for the addresses of records. */
  readonly base: string;
  /** Actions on users. */
  readonly users: ResourceWork;
  /** Notes a change before it is tried, so that a refusal can be recorded with the kind of change and the record. */
  changes(kind: ScimChange['kind'], target: string): void;
  /** Runs a call of the console within this transaction: with its checks of permissions and input, rules and audit. */
  ask<E extends Endpoint>(endpoint: E, input: Partial<InputOf<E>>, version?: number): Promise<Answered<E>>;
}

interface Answered<E extends Endpoint> {
  readonly body: OutputOf<E>;
  /** Version of the record in the response. */
  readonly version: number | undefined;
}

/** Creates the context of a request. @param changes called for each change that is tried */
export const scimCallOf = (
  call: Call,
  client: AuthenticatedClient,
  { implementations, works }: ConsoleCalls,
  changes: ScimCall['changes'],
): ScimCall => ({
  call,
  client,
  base: call.config.publicUrl,
  users: workOf(works, 'user'),
  changes,
  async ask(endpoint, input, expectedVersion) {
    const implementation = implementations().find((one) => one.endpoint.id === endpoint.id);
    if (!implementation) throw new Error(`endpoint ${endpoint.id} has no implementation`);
    checkPermitted(call.caller, endpoint, call.now);
    const { params = {}, query = {}, body } = input as Partial<Sent>;
    const checked = inputChecker(endpoint)({ params, query, body }, call.viewer);
    let version: number | undefined;
    const inner: Call = {
      ...call,
      expectedVersion,
      version: (given) => {
        version = given;
      },
    };
    const answer = await implementation.handle(inner, checked as never);
    return { body: answer as never, version };
  },
});
