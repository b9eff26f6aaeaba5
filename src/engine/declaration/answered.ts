import type { Fields } from '../../../contract/schema/fields';
import type { Name } from './name';
import type { Answering } from './wire';

/** A record that may not be there, and a list of records, as endpoints answer them. */
interface One<F extends Fields> {
  readonly kind: 'record';
  readonly of: F;
}
interface Many<F extends Fields> {
  readonly kind: 'list';
  readonly of: One<F>;
}

/** An endpoint, and where its answer has a key; a misspelt name does not compile. */
export const answeredKey = <const F extends Fields>(endpoint: Answering<One<F>>, key: Name<F>) => ({
  endpoint,
  key,
});

/** An endpoint, and where each record that it answers has a value and what that is called. */
export const answeredValues = <const F extends Fields>(
  endpoint: Answering<Many<F>>,
  values: { readonly value: Name<F>; readonly label: Name<F> },
) => ({ endpoint, values });
