import type { HeldRole } from './application';

/** What of whom an outcome is about. */
export interface RoleOutcome {
  readonly username: string;
  readonly role: HeldRole;
  /** In Italian, where it was not given. */
  readonly reason?: string;
}

/** One who was sent with roles to be given. */
export interface Sent {
  readonly username: string;
  readonly groups: readonly HeldRole[];
}

/** A role in an outcome: `WWA:Docente`, since two applications may call theirs the same. */
const roleText = ({ uid, group }: HeldRole) => `${uid}:${group}`;

const pairText = (username: string, role: HeldRole) => `${username}-${roleText(role)}`;

/** An outcome as the specification writes it: `user-role`, or `user-role-reason` (ROLE-022). */
export const outcomeText = ({ username, role, reason }: RoleOutcome): string =>
  reason === undefined ? pairText(username, role) : `${pairText(username, role)}-${reason}`;

/**
 * What such texts say. A name may hold hyphens, so the pairs that were sent are looked for at the beginning, the
 * longest first (decision Q-038); a text about none of them is left out.
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
