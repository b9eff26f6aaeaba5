import type { Role } from '../permissions/roles';
import { matches, type Viewer, type Where } from './where';

/** A condition on a record, and the sentence that says why it stops an action where it does not hold. */
export interface ActionRule<R> {
  readonly where: Where<R>;
  readonly say: string;
  /** The same in a summary, after how many they are: `one |||| many`. */
  readonly brief: string;
  /** The rule does not apply to this role. */
  readonly unless?: Role;
  /** The rule applies to this role and to no other. */
  readonly only?: Role;
}

type Excused = Pick<ActionRule<never>, 'unless' | 'only'>;

/** Whether a rule does not count for somebody at all. */
export const isExcused = ({ unless, only }: Excused, { roles }: Viewer): boolean =>
  (unless !== undefined && roles?.includes(unless) === true) ||
  (only !== undefined && roles?.includes(only) !== true);

/** The first rule that does not hold for a record; undefined when all do. */
export const brokenRule = <R extends object>(
  rules: readonly ActionRule<R>[],
  record: R,
  viewer: Viewer,
): ActionRule<R> | undefined =>
  rules.find((rule) => !isExcused(rule, viewer) && !matches(rule.where, record, viewer));
