import type { Fields } from '../../../contract/schema/fields';
import type { Answering } from './endpoints';
import type { Name } from './name';

/** A record that an endpoint answers; it may be missing. */
interface One<F extends Fields> {
  readonly kind: 'record';
  readonly of: F;
}
interface Many<F extends Fields> {
  readonly kind: 'list';
  readonly of: One<F>;
}

/** Returns an endpoint with the path to a key in its answer; a misspelt name does not compile. */
export const answeredKey = <const F extends Fields>(endpoint: Answering<One<F>>, key: Name<F>) => ({
  endpoint,
  key,
});

/** Returns an endpoint with the paths to the value and the label of each record it answers. */
export const answeredValues = <const F extends Fields>(
  endpoint: Answering<Many<F>>,
  values: { readonly value: Name<F>; readonly label: Name<F> },
) => ({ endpoint, values });
