import { fill } from './fill';
import type { ParametersOf } from './texts';

/**
 * Returns a message with its parameters in Italian, the language of the API, of mails and of stored data; `identify`
 * finds its code and its parameters again.
 *
 * @example message(rolesMessages.needed, { role, other })
 */
export const message = <Text extends string>(text: Text, params: ParametersOf<Text>): string =>
  fill(text, params, 'it');
