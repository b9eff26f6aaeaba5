import { useDataProvider } from 'react-admin';
import type { Endpoint } from '../../contract/schema/endpoint';

/** The methods that the engine needs beyond react-admin's data provider. */
export interface EngineDataProvider {
  /**
   * Calls an endpoint for a resource: an action, a list of badges, the state of an operation.
   *
   * @param input.id the record that the path names
   * @param input.params path parameters besides the record's key and the user's own identifiers
   * @param input.ifMatch the version that the person saw, for an update
   * @param input.idempotencyKey the same key for each attempt of one request
   */
  callEndpoint(
    resource: string,
    endpoint: Endpoint,
    input: {
      readonly id?: string;
      readonly params?: Readonly<Record<string, string>>;
      readonly query?: Readonly<Record<string, string>>;
      readonly body?: unknown;
      readonly ifMatch?: string;
      readonly idempotencyKey?: string;
    },
  ): Promise<unknown>;
}

export const useCallEndpoint = (): EngineDataProvider['callEndpoint'] =>
  (useDataProvider() as unknown as EngineDataProvider).callEndpoint;
