import { sql } from 'kysely';
import type { ResourceWork } from '../../operations/resourceWork';
import { countedMark, markOf } from './changeStatus';
import { versionMark } from './imports/updateAccounts';
import { termMark } from './renew';
import { SPID_MARK } from './spidWork';
import { lockUsers } from './userStore';

/** Locks accounts and reads their marks, one for each aspect that an action changes. */
export const userMarks: ResourceWork['marks'] = async ({ tx, customerCode }, uids) => {
  if (uids.length === 0) return new Map();
  await lockUsers(tx, customerCode, uids);
  const rows = await tx
    .selectFrom('account')
    .select(['uid', 'version', 'rights_from', 'groups_version', 'spid_changes', 'term_changes'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .execute();
  return new Map(
    rows.map(({ uid, version, rights_from, groups_version, spid_changes, term_changes }) => [
      uid,
      {
        version: versionMark(version),
        status: markOf(rights_from),
        groups: String(groups_version),
        spid: countedMark(SPID_MARK, spid_changes),
        term: termMark(rights_from, term_changes),
      },
    ]),
  );
};
