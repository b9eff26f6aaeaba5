import { useDataProvider } from 'react-admin';
import type { Endpoint } from '../../contract/schema/endpoint';

/** What the engine asks of the data provider besides react-admin's own methods. */
export interface EngineDataProvider {
  /**
   * Calls an endpoint for a resource: an action, a list of marks, what became of an operation.
   *
   * @param input.id the record that the path names
   * @param input.params of the path, besides the record's key and what is the person's own
   * @param input.ifMatch the version that the person saw, for an update
   * @param input.idempotencyKey the same for the same intention, however often it is sent
   */
  run(
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

export const useRun = (): EngineDataProvider['run'] =>
  (useDataProvider() as unknown as EngineDataProvider).run;
