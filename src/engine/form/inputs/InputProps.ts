import type { Field } from '../../../../contract/fields';

/** What every kind of input is given. */
export interface InputProps {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  /** Why it cannot be changed. */
  readonly why: string | undefined;
  readonly capitals: boolean;
}
