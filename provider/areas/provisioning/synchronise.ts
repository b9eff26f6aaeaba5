import type { PersonCause, SentAction } from '../../../contract/provisioning/provisioning';
import { type RemoteUser, type ScimTarget, TargetRefusal } from './scimTarget';
import { changesOf, digestOf, type Mapping, newUser, pathsOf, type SentValues } from './userAttributes';

/** A person as they should be at a target. */
export interface Desired {
  /** Whether the account still exists. */
  readonly exists: boolean;
  /** Whether the account holds a role of the application. */
  readonly holdsRole: boolean;
  /** Enabled, with a role, in an open school with a licence. */
  readonly active: boolean;
  readonly uid: string;
  readonly values: SentValues;
}

/** A person at a target, as last sent. */
export interface Known {
  readonly remoteId: string | null;
  readonly active: boolean | null;
  readonly sent: readonly string[] | null;
  readonly sentHash: string | null;
}

export interface Outcome extends Known {
  readonly action: SentAction;
  readonly warning?: PersonCause;
}

const UNKNOWN: Known = { remoteId: null, active: null, sent: null, sentHash: null };

/**
 * Makes a user at a target equal to the person here, whatever was sent before: a repetition, also after a lost answer,
 * changes nothing more. Users whom nobody here corresponds to are never touched.
 * @param dryRun only finds out what would be done
 * @throws TargetRefusal
 */
export async function synchronise(
  target: ScimTarget,
  mapping: Mapping,
  { desired, known, dryRun }: { readonly desired: Desired; readonly known: Known; readonly dryRun: boolean },
): Promise<Outcome> {
  const { exists, holdsRole, active, values } = desired;
  if (known.remoteId === null) {
    // Somebody who never had a user there, and has no role: the target need not know the name.
    if (!holdsRole) return { ...UNKNOWN, action: 'none' };
    const remote = await findUser(target, mapping, desired);
    if (remote) return apply({ ...UNKNOWN, remoteId: remote.id, active: remote.active });
    if (!active) return { ...UNKNOWN, action: 'none' };
    const remoteId = dryRun ? null : await target.create(newUser(values));
    return { ...(dryRun ? UNKNOWN : sentNow(remoteId)), action: 'create' };
  }
  return apply(known);

  async function apply(before: Known): Promise<Outcome> {
    const remoteId = before.remoteId ?? '';
    if (!exists && mapping.deletes) {
      if (!dryRun) await target.remove(remoteId);
      return { ...UNKNOWN, action: 'delete' };
    }
    if (!active) {
      if (before.active === false) return { ...before, action: 'none' };
      const off = [{ op: 'replace', path: 'active', value: false }];
      if (!dryRun && !(await target.patch(remoteId, off))) return { ...UNKNOWN, action: 'none' };
      return { ...before, active: dryRun ? before.active : false, action: 'deactivate' };
    }
    if (before.active && before.sentHash === digestOf(values)) return { ...before, action: 'none' };
    const action = before.active === false ? 'activate' : 'update';
    if (dryRun) return { ...before, action };
    if (await target.patch(remoteId, changesOf(values, before.sent ?? [])))
      return { ...sentNow(remoteId), action };
    // Somebody deleted the user there.
    const again = await synchronise(target, mapping, { desired, known: UNKNOWN, dryRun });
    return { ...again, warning: 'vanished' };
  }

  function sentNow(remoteId: string | null): Known {
    return { remoteId, active: true, sent: pathsOf(values), sentHash: digestOf(values) };
  }
}

/** Finds the user of a person by name, then by our identifier, which stays when the name changes. */
async function findUser(
  target: ScimTarget,
  { attributes }: Mapping,
  { uid, values, active }: Desired,
): Promise<RemoteUser | undefined> {
  const userName = String(values.userName ?? '');
  if (!userName && !active) return undefined;
  if (!userName) throw new TargetRefusal('noUserName');
  const byName = await target.find('userName', userName);
  if (!attributes.includes('externalId')) return byName;
  // Linked to a record of another system: it would be taken away from that system.
  if (byName?.externalId && byName.externalId !== uid) throw new TargetRefusal('taken');
  return byName ?? (await target.find('externalId', uid));
}
