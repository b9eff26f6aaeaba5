import { sql } from 'kysely';
import * as usersMessages from '../../../contract/messages/it/users';
import { deleteRules, reservedRule, type User, whyNot } from '../../../contract/users/user';
import { asTaxCode } from '../../../contract/values/codiceFiscale';
import { lockLinkedPeople } from '../../db/lockLinkedPeople';
import { insertAccounts, type NewAccount } from '../../identity/accounts/newAccounts';
import { removeAccounts } from '../../identity/accounts/removeAccounts';
import type { ActionWork, Change, WorkContext, WorkOutcome } from '../../operations/resourceWork';
import { eligible } from './changeStatus';
import { insertGroups, whyReservedGroups } from './groupStore';
import { takenUids } from './imports/alike';

const TAKEN = usersMessages.taken;

/** Person of the registry, to whom an account may be linked. */
interface LinkedPerson {
  readonly anno: number;
  readonly prg: string;
}

/**
 * Columns of a deleted account that are not in the API but are needed to restore it. They are stored as the mark of the
 * change.
 */
interface DeletedColumns {
  readonly version: number;
  readonly groupsVersion: number;
  readonly spidChanges: number;
  readonly termChanges: number;
  readonly opens: boolean;
  readonly closedFor: string | null;
  readonly contestedAt: string | null;
  readonly links: readonly LinkedPerson[];
}

/** Deletes users who have never signed in. Taking it back creates them again, without the links sent to them. */
export const deletionWork: ActionWork = {
  removes: true,
  lockBeforeApply: ({ tx, customerCode }, uids) => lockLinkedPeople(tx, customerCode, uids),
  async apply(context, uids) {
    const { users, skipped } = await eligible(context, uids, deleteRules);
    const chosen = users.map(({ uid }) => uid);
    const kept = await readKept(context, chosen);
    await removeAccounts(context, chosen);
    const done = users.map((user) => ({
      id: user.uid,
      before: user,
      after: {},
      mark: JSON.stringify(kept.get(user.uid)),
    }));
    return { done, skipped };
  },
  lockBeforeTakeBack: (context, changes) => lockPeople(context, changes.flatMap(linksOf)),
  takeBack: restoreUsers,
};

const keptOf = ({ mark }: Change) => JSON.parse(mark) as DeletedColumns;
const linksOf = (change: Change) => keptOf(change).links;

async function readKept(
  { tx, customerCode }: WorkContext,
  uids: readonly string[],
): Promise<ReadonlyMap<string, DeletedColumns>> {
  const rows = await tx
    .selectFrom('account')
    .select(['uid', 'version', 'groups_version', 'spid_changes', 'term_changes', 'opens', 'closed_for'])
    .select('email_contested_at')
    .select(
      sql<LinkedPerson[]>`coalesce((
        select json_agg(json_build_object('anno', p.anno, 'prg', p.prg_anagrafe) order by p.anno)
        from registry_person p
        where p.customer_code = account.customer_code and p.uid_portale = account.uid), '[]'::json)`.as(
        'links',
      ),
    )
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.uid,
      {
        version: row.version,
        groupsVersion: row.groups_version,
        spidChanges: row.spid_changes,
        termChanges: row.term_changes,
        opens: row.opens,
        closedFor: row.closed_for,
        contestedAt: row.email_contested_at?.toISOString() ?? null,
        links: row.links,
      },
    ]),
  );
}

const numbersOf = (links: readonly LinkedPerson[]) => ({
  anni: links.map(({ anno }) => anno),
  prgs: links.map(({ prg }) => prg),
});

async function lockPeople({ tx, customerCode }: WorkContext, links: readonly LinkedPerson[]): Promise<void> {
  const { anni, prgs } = numbersOf(links);
  await sql`
    select from registry_person
    where customer_code = ${customerCode}
      and (anno, prg_anagrafe) in (select * from unnest(${anni}::integer[], ${prgs}::text[]))
    order by anno, prg_anagrafe for update`.execute(tx);
}

/**
 * Creates deleted users again, with their roles, and links them to their people of the registry unless these are linked
 * to another account. Their counters of changes continue, so that operations before the deletion can be reversed too.
 */
async function restoreUsers(context: WorkContext, changes: readonly Change[]): Promise<WorkOutcome> {
  const { tx, customerCode, viewer, now } = context;
  const taken = await takenUids(
    tx,
    customerCode,
    changes.map(({ id }) => id),
  );
  const judged = changes.map((change) => {
    const user = change.before as User;
    const reason = taken.has(change.id.toLowerCase())
      ? TAKEN
      : (whyNot([reservedRule], user, viewer) ?? whyReservedGroups(viewer, user.groups ?? []));
    return { change, user, reason };
  });
  const todo = judged.filter(({ reason }) => !reason);
  await insertAccounts(
    context,
    todo.map(
      ({ change, user }): NewAccount => ({
        ...user,
        codicefiscale: asTaxCode(user.codicefiscale),
        enabled: user.status === true,
        opens: keptOf(change).opens,
      }),
    ),
  );
  await insertGroups(
    context,
    todo.flatMap(({ user }) => (user.groups ?? []).map((group) => ({ user: user.uid, ...group }))),
  );
  const rows = todo.map(({ change, user }) => ({
    uid: user.uid,
    ...keptOf(change),
    emailConfirmed: user.emailConfermata === true,
    timeTable: user.timeTable ?? null,
    consensoMail: user.consensomail === true,
    mailAccesso: user.mailaccesso ?? null,
  }));
  await sql`
    update account as a set version = k.version, groups_version = k."groupsVersion",
      spid_changes = k."spidChanges", term_changes = k."termChanges", closed_for = k."closedFor",
      email_contested_at = k."contestedAt", email_confirmed = k."emailConfirmed", time_table = k."timeTable",
      consenso_mail = k."consensoMail", mail_accesso = k."mailAccesso"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k(uid text, version integer,
      "groupsVersion" integer, "spidChanges" integer, "termChanges" integer, "closedFor" date,
      "contestedAt" timestamptz, "emailConfirmed" boolean, "timeTable" text, "consensoMail" boolean,
      "mailAccesso" text)
    where a.customer_code = ${customerCode} and a.uid = k.uid`.execute(tx);
  await linkAgain(
    context,
    todo.flatMap(({ change }) => linksOf(change).map((link) => ({ ...link, uid: change.id }))),
  );
  return {
    done: todo.map(({ change, user }) => ({
      id: change.id,
      before: {},
      after: user,
      mark: now.toISOString(),
    })),
    skipped: judged.flatMap(({ change, reason }) => (reason ? [{ id: change.id, reason }] : [])),
  };
}

/** Links people of the registry to accounts, where nobody has linked them to another one. */
async function linkAgain(
  { tx, customerCode }: WorkContext,
  links: readonly (LinkedPerson & { readonly uid: string })[],
): Promise<void> {
  const { anni, prgs } = numbersOf(links);
  await sql`
    update registry_person as p set uid_portale = k.uid, version = p.version + 1
    from unnest(${anni}::integer[], ${prgs}::text[], ${links.map(({ uid }) => uid)}::text[]) as k(anno, prg, uid)
    where p.customer_code = ${customerCode} and p.anno = k.anno and p.prg_anagrafe = k.prg
      and p.uid_portale is null`.execute(tx);
}
