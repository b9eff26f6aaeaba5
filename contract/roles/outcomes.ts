import type { HeldRole } from './application';

/** Outcome of assigning a role to a person. */
export interface RoleOutcome {
  readonly username: string;
  readonly role: HeldRole;
  /** Reason in Italian, if the role was not assigned. */
  readonly reason?: string;
}

/** Person in a request, with the roles to assign. */
export interface Sent {
  readonly username: string;
  readonly groups: readonly HeldRole[];
}

/** Writes a role in an outcome: `WWA:Docente`, because two applications may have roles of the same name. */
const roleText = ({ uid, group }: HeldRole) => `${uid}:${group}`;

const pairText = (username: string, role: HeldRole) => `${username}-${roleText(role)}`;

/** Writes an outcome in the format of the specification: `user-role`, or `user-role-reason` (ROLE-022). */
export const outcomeText = ({ username, role, reason }: RoleOutcome): string =>
  reason === undefined ? pairText(username, role) : `${pairText(username, role)}-${reason}`;

/**
 * Parses outcome texts. Because names may contain hyphens, the start of each text is compared with the pairs of user
 * and role that were sent, the longest first (decision Q-038). A text that matches no pair is skipped.
 */
export function readOutcomes(sent: readonly Sent[], texts: readonly string[]): readonly RoleOutcome[] {
  const pairs = new Map<string, Omit<RoleOutcome, 'reason'>>();
  for (const { username, groups } of sent)
    for (const role of groups) pairs.set(pairText(username, role), { username, role });
  return texts.flatMap((text) => {
    for (let end = text.length; end > 0; end = text.lastIndexOf('-', end - 1)) {
      const pair = pairs.get(text.slice(0, end));
      if (pair) return [{ ...pair, ...(end < text.length && { reason: text.slice(end + 1) }) }];
    }
    return [];
  });
}
