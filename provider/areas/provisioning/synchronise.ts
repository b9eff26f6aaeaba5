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

/** Names of a user that is created. */
export type NewUser = readonly [userName: string, externalId: string];

/** A person at a target, as last sent. */
export interface Known {
  readonly remoteId: string | null;
  readonly active: boolean | null;
  /** A user whose creation was begun: it may exist although no answer arrived. */
  readonly creating: NewUser | null;
  readonly sent: readonly string[] | null;
  readonly sentHash: string | null;
}

export interface Outcome extends Known {
  readonly action: SentAction;
  readonly warning?: PersonCause;
}

const UNKNOWN: Known = { remoteId: null, active: null, creating: null, sent: null, sentHash: null };

interface Synchronised {
  readonly desired: Desired;
  readonly known: Known;
  /** Only finds out what would be done. */
  readonly dryRun: boolean;
  /** Whether a user that somebody else created is linked by its user name. */
  readonly adopts: boolean;
  /** Stores which user is about to be created, or that none was. */
  readonly storeCreating: (user: NewUser | null) => Promise<void>;
}

/**
 * Makes a user at a target equal to the person here, whatever was sent before: a repetition, also after a lost answer,
 * changes nothing more. Users whom nobody here corresponds to are never touched.
 * @throws TargetRefusal
 */
export async function synchronise(
  target: ScimTarget,
  mapping: Mapping,
  options: Synchronised,
): Promise<Outcome> {
  const { desired, known, dryRun, storeCreating } = options;
  const { exists, holdsRole, active, uid, values } = desired;
  if (known.remoteId === null) {
    // Somebody who never had a user there, and has no role: the target need not know the name.
    if (!holdsRole && !known.creating) return { ...UNKNOWN, action: 'none' };
    const remote = await findUser(target, mapping, options);
    if (remote) return apply({ ...UNKNOWN, remoteId: remote.id, active: remote.active });
    if (!active) return { ...UNKNOWN, action: 'none' };
    if (dryRun) return { ...UNKNOWN, action: 'create' };
    await storeCreating([String(values.userName), uid]);
    try {
      return { ...sentNow(await target.create(newUser(values))), action: 'create' };
    } catch (error) {
      if (error instanceof TargetRefusal && wasNotDone(error)) await storeCreating(null);
      throw error;
    }
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
      if (!dryRun && !(await target.patch(remoteId, off))) {
        checkVanished();
        return { ...UNKNOWN, action: 'none', warning: 'vanished' };
      }
      return { ...before, active: dryRun ? before.active : false, action: 'deactivate' };
    }
    if (before.active && before.sentHash === digestOf(values)) return { ...before, action: 'none' };
    const action = before.active === false ? 'activate' : 'update';
    if (dryRun) return { ...before, action };
    if (await target.patch(remoteId, changesOf(values, before.sent ?? [])))
      return { ...sentNow(remoteId), action };
    // Somebody deleted the user there.
    checkVanished();
    const again = await synchronise(target, mapping, { ...options, known: UNKNOWN });
    return { ...again, warning: 'vanished' };
  }

  /** A target that lists a user and does not know it would be asked again and again. */
  function checkVanished(): void {
    if (known.remoteId === null) throw new TargetRefusal('serverError', 404);
  }

  function sentNow(remoteId: string | null): Known {
    return { remoteId, active: true, creating: null, sent: pathsOf(values), sentHash: digestOf(values) };
  }
}

/** Tells whether a target refused a request without doing it. */
const wasNotDone = ({ reason }: TargetRefusal): boolean =>
  ['taken', 'rejected', 'forbidden', 'unauthorised'].includes(reason);

/** Finds the user of a person by name, then by our identifier, which stays when the name changes. */
async function findUser(
  target: ScimTarget,
  { attributes }: Mapping,
  { desired: { uid, values, holdsRole, active }, known: { creating }, adopts }: Synchronised,
): Promise<RemoteUser | undefined> {
  if (creating) {
    const [userName, externalId] = creating;
    const begun = await target.find('userName', userName);
    // Before it was created, nobody had this name.
    if (begun && (begun.externalId ?? externalId) === externalId) return begun;
  }
  if (!holdsRole) return undefined;
  const userName = String(values.userName ?? '');
  if (!userName && !active) return undefined;
  if (!userName) throw new TargetRefusal('noUserName');
  const byName = await target.find('userName', userName);
  // Linked to a record of another system: it would be taken away from that system.
  if (byName?.externalId && byName.externalId !== uid) throw new TargetRefusal('taken');
  // It may be of somebody of another school who has the same e-mail.
  if (byName && !adopts && byName.externalId !== uid) throw new TargetRefusal('notLinked');
  return byName ?? (attributes.includes('externalId') ? target.find('externalId', uid) : undefined);
}
