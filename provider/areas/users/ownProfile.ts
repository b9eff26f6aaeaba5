import { sql } from 'kysely';
import { ownProfileRead, ownProfileUpdate } from '../../../contract/account/endpoints';
import {
  DEMO_KEEPS_PROFILE,
  editableFields,
  type OwnProfile,
  type OwnProfileUpdate,
  profileProblems,
} from '../../../contract/account/ownProfile';
import type { User } from '../../../contract/users/user';
import { payloadNames } from '../../../contract/users/writtenUser';
import { asTaxCode } from '../../../contract/values/codiceFiscale';
import { onlyChanged } from '../../audit/recordAudit';
import { type SomeWritten, toColumns } from '../../db/accountColumns';
import { type Call, implement } from '../../http/call';
import { etag } from '../../http/version';
import { changedEmails } from '../../identity/accounts/changedEmails';
import { isDemoUser } from '../../identity/accounts/demoUser';
import { isLinked, unlinkAccount } from '../../identity/accounts/linkedAccounts';
import { readOwner } from '../../identity/accounts/readOwner';
import { contextOf } from '../../operations/resourceWork';
import { Refusal } from '../../refusal';
import { refusedSwitches } from './switches';
import { readUser } from './userStore';

interface StoredProfile {
  readonly user: User;
  readonly profile: OwnProfile;
  readonly version: number;
}

export const read = implement(ownProfileRead, async (call) => {
  const { profile, version } = await readProfile(call);
  call.version(version);
  return profile;
});

export const update = implement(ownProfileUpdate, async (call, { body }) => {
  const { tx, caller, expectedVersion } = call;
  const { user, profile, version } = await readProfile(call, true);
  if (profile.demo) throw new Refusal('forbidden', { detail: DEMO_KEEPS_PROFILE });
  if (body.username !== profile.uid) throw new Refusal('notFound');
  if (version !== expectedVersion) {
    throw new Refusal('stale', { current: profile, currentVersion: etag(version) });
  }
  const errors = [...profileProblems(profile, body), ...(await refusedTaxCode(call, profile, body))];
  if (errors.length > 0) throw new Refusal('invalid', { errors });
  await tx
    .updateTable('account')
    .set({ ...toColumns(wantedOf(profile, body)), version: sql<number>`version + 1` })
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', caller.uid)
    .execute();
  const saved = await readProfile(call);
  await changedEmails(contextOf(call), [
    { uid: caller.uid, before: profile.email, after: saved.profile.email },
  ]);
  call.audit(
    ...onlyChanged({ entity: 'user', action: 'update', id: caller.uid, before: user, after: saved.user }),
  );
  if (profile.supervisor) await endLinkOrSession(call, profile, saved.profile);
  call.version(saved.version);
  return { ...saved.profile, collegata: await isLinked(tx, caller.uid) };
});

async function readProfile(call: Call, lock = false): Promise<StoredProfile> {
  const { tx, caller, config } = call;
  const { customerCode, uid, roles } = caller;
  const stored = await readUser(tx, customerCode, uid, lock);
  if (!stored) throw new Refusal('unauthenticated');
  const { user, version } = stored;
  const { name } = await tx
    .selectFrom('school')
    .select('name')
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  const { sn, cn, codMin, dataNascita, codicefiscale, email, spidEnabled, dataScadenza, groups } = user;
  const { accessibility, otpenabled, status, timeTable } = user;
  return {
    user,
    profile: {
      uid,
      codMin,
      scuola: name,
      sn,
      cn,
      dataNascita,
      codicefiscale,
      email,
      spidEnabled,
      accessibility,
      dataScadenza,
      otpenabled,
      status,
      customerCode,
      timeTable,
      groups,
      supervisor: roles.includes('supervisor'),
      demo: isDemoUser(config, await readOwner(tx, caller)) || isDemoUser(config, { username: uid }),
      collegata: await isLinked(tx, uid),
    },
    version,
  };
}

/** Returns the modifiable fields that were sent, by the names of the user's fields. */
function wantedOf(profile: OwnProfile, body: OwnProfileUpdate): SomeWritten {
  const names: Readonly<Record<string, string>> = payloadNames;
  const sent = editableFields(profile)
    .filter((field) => body[field] !== undefined)
    .map((field) => {
      const value = body[field];
      const text = typeof value === 'string' ? value.trim() : value;
      return [names[field] ?? field, field === 'codiceFiscale' ? asTaxCode(String(text ?? '')) : text];
    });
  return Object.fromEntries(sent) as SomeWritten;
}

/** Checks a changed tax code of a user with digital identity by the rules for enabling digital identity. */
async function refusedTaxCode(
  call: Call,
  { uid, spidEnabled, codicefiscale }: OwnProfile,
  body: OwnProfileUpdate,
) {
  if (body.codiceFiscale == null) return [];
  const wanted = asTaxCode(body.codiceFiscale);
  const refused = await refusedSwitches(
    call,
    { spidEnabled: spidEnabled && wanted !== codicefiscale },
    { uid, codicefiscale: wanted },
  );
  return refused.map(({ message }) => ({ field: 'codiceFiscale', message }));
}

/**
 * Applies the effects of a change to a supervisor's profile. A changed tax code means another person, so the account is
 * unlinked from its alias (PROF-021). A person signed in with the alias must sign in again after any change (PROF-022).
 */
async function endLinkOrSession(call: Call, before: OwnProfile, after: OwnProfile): Promise<void> {
  const { tx, caller } = call;
  if (before.codicefiscale !== after.codicefiscale && (await unlinkAccount(tx, caller.uid))) {
    call.audit({ entity: 'account', action: 'unlink', id: caller.uid });
  }
  if (caller.userType === 'ALIAS') call.afterCommit(() => call.endSession());
}
