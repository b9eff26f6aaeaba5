import { sql } from 'kysely';
import { asRead, unreadOf } from '../../../contract/schema/readRule';
import { isAuthorship } from '../../../contract/storing/authorship';
import type { StoredEntity } from '../../../contract/storing/stored';
import { MOST_VERSIONS } from '../../../contract/storing/versions';
import type { Call, Implementation } from '../../http/call';
import { Refusal } from '../../refusal';
import { sameValue } from './lockProblems';
import { readOneStored, type StoredRecord } from './storedStore';

type Values = Readonly<Record<string, unknown>>;

/**
 * Implements the call for the versions of a record. They are computed from the audit log: starting with the current
 * record, each line has the values that the changed fields had before.
 */
export function versionsRoute(entity: StoredEntity): readonly Implementation[] {
  const endpoint = entity.calls.versions;
  if (!endpoint) return [];
  return [
    {
      endpoint,
      handle: (call: Call, { params }: { readonly params: { readonly id: string } }) =>
        readVersions(call, entity, params.id),
    },
  ] as readonly Implementation[];
}

async function readVersions({ tx, caller, viewer }: Call, entity: StoredEntity, id: string) {
  const { customerCode } = caller;
  const found = await readOneStored(tx, entity, customerCode, id);
  if (!found) throw new Refusal('notFound');
  const lines = await tx
    .selectFrom('audit_entry')
    .leftJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'audit_entry.customer_code')
        .onRef('account.uid', '=', 'audit_entry.as_whom'),
    )
    .select(['audit_entry.seq', 'audit_entry.at', 'audit_entry.action', 'audit_entry.as_whom'])
    .select(['audit_entry.before', 'audit_entry.after'])
    .select(sql<string>`concat_ws(' ', account.cn, account.sn)`.as('name'))
    .where('audit_entry.customer_code', '=', customerCode)
    .where('audit_entry.entity', '=', entity.name)
    .where('audit_entry.id', '=', id)
    .where('audit_entry.outcome', '=', 'done')
    .orderBy('audit_entry.seq', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  // A field that the person may not read now is hidden in all versions. A field that the person could not have read in
  // one version is hidden in that version.
  const hidden = unreadOf(entity.reads, found.record, viewer);
  const shown = (record: StoredRecord, values: Values) => {
    const unread = [...hidden, ...unreadOf(entity.reads, record, viewer)];
    return Object.fromEntries(Object.entries(values).filter(([name]) => !unread.includes(name)));
  };
  let record = found.record;
  return lines.flatMap(({ seq, at, action, as_whom, name, ...line }) => {
    const after = record;
    const [was, became] = [known(entity, line.before), known(entity, line.after)];
    record = { ...record, ...was };
    const before = record;
    const changed = Object.keys({ ...was, ...became }).filter(
      (field) => !sameValue(was[field], became[field]),
    );
    const some = (whole: StoredRecord, values: Values) =>
      shown(
        whole,
        Object.fromEntries(changed.filter((field) => field in values).map((field) => [field, values[field]])),
      );
    const version = {
      seq,
      at: at.toISOString(),
      action,
      name: name || as_whom,
      before: some(before, was),
      after: some(after, became),
      record: shown(after, asRead(entity.reads, after, viewer)),
    };
    return Object.keys({ ...version.before, ...version.after }).length > 0 ? [version] : [];
  });
}

/** Returns the values of a line for the declared fields, without the key and the authorship. */
const known = ({ fields }: StoredEntity, values: unknown): Values =>
  Object.fromEntries(
    Object.entries((values ?? {}) as Values).filter(
      ([name]) => name !== 'id' && Object.hasOwn(fields, name) && !isAuthorship(name),
    ),
  );
