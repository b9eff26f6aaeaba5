import type { Call } from '../api/call';
import type { Resource } from '../engine/declaration/defineResource';
import type { Dialect } from '../engine/declaration/dialect';
import { fetchKit } from '../engine/declaration/kit';

/**
 * Wraps the calls of a resource whose provider is not ours. The conversion is loaded with the first call, because our
 * own provider does not need it; if loading fails, the next call tries again.
 */
export function inDialectLater(call: Call, resource: Resource, dialect: Dialect): Call {
  let inIt: Call | undefined;
  return async (endpoint, input) => {
    const kit = await fetchKit();
    if (!kit) throw new Error(`"${resource.name}" has a dialect: declare it with a function of src/kit.`);
    inIt ??= kit.inDialect(call, resource, dialect);
    return inIt(endpoint, input);
  };
}
