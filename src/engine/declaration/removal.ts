import type { Effects } from '../../../contract/schema/effects';
import type { Rule } from './action';

/** How records are removed: all of them may be, after one question, where nothing else is said. */
export interface Removal<R> {
  /**
   * Who may be removed: all of them must hold. The list has the button for these records only; the page of
   * another has it out of use, with the sentence of the first rule that does not hold.
   */
  readonly rules?: readonly Omit<Rule<R>, 'brief'>[];
  /** What it means for people. */
  readonly effects?: Effects;
  /** It is asked about a second time before it is done. */
  readonly twice?: true;
}
