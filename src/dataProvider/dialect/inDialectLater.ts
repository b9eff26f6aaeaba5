import type { Resource } from '../../engine/declaration/defineResource';
import type { Dialect } from '../../engine/declaration/dialect';
import type { Call } from './call';

/** As inDialect, which is fetched with the first call: our own provider needs none. Where that fails, the next call tries again. */
export function inDialectLater(call: Call, resource: Resource, dialect: Dialect): Call {
  let inIt: Promise<Call> | undefined;
  const fetched = async () => {
    const { inDialect } = await import('./inDialect');
    return inDialect(call, resource, dialect);
  };
  return async (endpoint, input) => {
    inIt ??= fetched();
    const spoken = await inIt.catch((error: unknown) => {
      inIt = undefined;
      throw error;
    });
    return spoken(endpoint, input);
  };
}
