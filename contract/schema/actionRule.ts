import type { Role } from '../permissions/roles';
import { matches, type Viewer, type Where } from './where';

/** A condition on a record, and the sentence that explains why an action is not possible if it does not hold. */
export interface ActionRule<R> {
  readonly where: Where<R>;
  readonly say: string;
  /** A short form of `say` for a summary, to follow the number of records: `one |||| many`. */
  readonly brief: string;
  /** The rule does not apply to this role. */
  readonly unless?: Role;
  /** The rule applies to this role and to no other. */
  readonly only?: Role;
}

type Excused = Pick<ActionRule<never>, 'unless' | 'only'>;

/** Tells whether a rule does not apply to a person because of their roles. */
export const isExcused = ({ unless, only }: Excused, { roles }: Viewer): boolean =>
  (unless !== undefined && roles?.includes(unless) === true) ||
  (only !== undefined && roles?.includes(only) !== true);

/** Returns the first rule that a record violates; undefined if it satisfies all. */
export const brokenRule = <R extends object>(
  rules: readonly ActionRule<R>[],
  record: R,
  viewer: Viewer,
): ActionRule<R> | undefined =>
  rules.find((rule) => !isExcused(rule, viewer) && !matches(rule.where, record, viewer));
