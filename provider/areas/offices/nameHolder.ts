import { sql } from 'kysely';
import * as officesMessages from '../../../contract/messages/it/offices';
import * as usersMessages from '../../../contract/messages/it/users';
import { type Office, type officeChoiceFields, officeRules } from '../../../contract/offices/office';
import { brokenRule } from '../../../contract/schema/actionRule';
import type { RecordOf } from '../../../contract/schema/fields';
import type { User } from '../../../contract/users/user';
import { type Holder, holderOf, readHolder } from '../../db/officeHolder';
import type { Call } from '../../http/call';
import { Refusal } from '../../refusal';
import { writeHolder } from './officeStore';

/**
 * Gives an office to a user of the school. All rules on candidates are checked again, on the current data.
 * @throws Refusal `invalid` if the user is not eligible, `conflict` if the office was given to another user in the
 *   meantime
 */
export async function nameHolder(
  call: Call,
  office: Office,
  { uid, replaces }: RecordOf<typeof officeChoiceFields>,
): Promise<Holder> {
  const { tx, caller, now, viewer } = call;
  const { customerCode } = caller;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${customerCode} ${office}`}, 2))`.execute(tx);
  const before = await readHolder(tx, customerCode, office);
  if (replaces !== undefined && replaces !== null && replaces !== (before?.uid ?? ''))
    throw new Refusal('conflict', { detail: CHANGED, current: before?.uid ?? '' });
  const candidate = await readCandidate(call, uid);
  const broken = candidate && brokenRule(officeRules(before?.uid), candidate.user, viewer);
  if (!candidate || broken) throw invalid(broken?.say ?? usersMessages.notFound);
  const { holder } = candidate;
  await writeHolder(tx, { customerCode, office, holder, before, by: caller.uid, now });
  call.audit({
    entity: 'office',
    action: 'write',
    id: office,
    before: before ? { uid: before.uid } : null,
    after: { uid },
  });
  return holder;
}

const CHANGED = officesMessages.changed;

const invalid = (message: string) => new Refusal('invalid', { errors: [{ field: 'uid', message }] });

/** The part of an account that the rules on candidates use. */
type Candidate = Pick<User, 'uid' | 'username' | 'codicefiscale' | 'lastLogin'>;

/** Reads and locks a candidate, so that they do not change between the check and the choice. */
async function readCandidate({ tx, caller }: Call, uid: string) {
  const row = await tx
    .selectFrom('account')
    .select(['uid', 'username', 'sn', 'cn', 'codice_fiscale', 'last_login'])
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { username, last_login, ...account } = row;
  const holder = holderOf(account);
  const user: Candidate = {
    uid: row.uid,
    username,
    codicefiscale: holder.codice_fiscale ?? '',
    lastLogin: last_login?.toISOString() ?? null,
  };
  return { holder, user: user as User };
}
