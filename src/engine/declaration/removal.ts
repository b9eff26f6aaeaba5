import type { Effects } from '../../../contract/schema/effects';
import type { Rule } from './action';

/** The removal of records. By default every record can be removed, after one confirmation. */
export interface Removal<R> {
  /**
   * The rules for records that may be removed, all of which must hold. The list shows the button only for these; the
   * page of another record disables it, with the sentence of the first rule that does not hold.
   */
  readonly rules?: readonly Omit<Rule<R>, 'brief'>[];
  /** The effects on people. */
  readonly effects?: Effects;
  /** Asks for a second confirmation. */
  readonly twice?: true;
}
