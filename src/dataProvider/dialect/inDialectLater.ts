import type { Resource } from '../../engine/declaration/defineResource';
import type { Dialect } from '../../engine/declaration/dialect';
import type { Call } from './call';

/**
 * Wraps calls like inDialect, which is loaded with the first call because our own provider does not need it. If loading
 * fails, the next call tries again.
 */
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
