import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/database';
import type { Change, Marks, ResourceWork, ResourceWorks, WorkContext, WorkOutcome } from './resourceWork';
import { workOf } from './resourceWork';

/** Runs a change of records and adds to each record its marks before and after. Locks the records first. */
export async function withMarks<O extends WorkOutcome>(
  context: WorkContext,
  work: ResourceWork,
  ids: readonly string[],
  change: () => Promise<O>,
): Promise<O> {
  const before = await work.marks(context, ids);
  const outcome = await change();
  const changed = outcome.done.map(({ id }) => id);
  const after = await work.marks(context, changed);
  const done = outcome.done.map(
    (one): Change => ({ ...one, marks: { before: before.get(one.id), after: after.get(one.id) } }),
  );
  return { ...outcome, done };
}

/**
 * Returns the SQL expression for the id of the record that a row of an operation changed. For the registry, this is the
 * account of the person in the row.
 */
const subjectOf = ({ subject }: ResourceWork, alias: string): RawBuilder<string> =>
  subject ? subject.id(alias) : sql<string>`${sql.ref(`${alias}.id`)}`;

/** Returns the resource whose records the rows change. */
const subjectResource = ({ resource, subject }: ResourceWork): string => subject?.resource ?? resource;

/**
 * Returns a subquery `r` of the rows of operations that changed some records, with the id of the record as `subject`.
 * @param subjects the ids of the records
 */
export function rowsOn(
  works: ResourceWorks,
  customerCode: string,
  resource: string,
  subjects: readonly string[],
): RawBuilder<unknown> {
  const wanted = subjectResource(workOf(works, resource));
  const parts = works
    .filter((work) => subjectResource(work) === wanted)
    .map(
      (work) => sql`
        select r.*, ${subjectOf(work, 'r')} as subject
        from operation_row r join operation o on o.customer_code = r.customer_code and o.id = r.operation
        where r.customer_code = ${customerCode} and r.state = 'done' and o.resource = ${work.resource}
          and ${isAbout(works, work.resource, subjects)}`,
    );
  return sql`(${sql.join(parts, sql` union all `)}) r`;
}

/** Returns the records that an operation changed and no reversal has restored. */
export async function subjectsOf(
  tx: Tx,
  works: ResourceWorks,
  customerCode: string,
  { id, resource }: { readonly id: string; readonly resource: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ subject: string }>`
    select distinct ${subjectOf(workOf(works, resource), 'r')} as subject from operation_row r
    where r.customer_code = ${customerCode} and r.operation = ${id} and ${remains}`.execute(tx);
  return rows.map(({ subject }) => subject);
}

/**
 * Condition on `operation_row r`: done, and not restored by a reversal yet. `offset 0` keeps it a lookup in two
 * indexes for each row: as a join, it is planned badly while the tables grow.
 */
export const remains: RawBuilder<unknown> = sql`r.state = 'done' and not exists (
  select from operation b
  where b.customer_code = r.customer_code and b.takes_back = r.operation and exists (
    select from operation_row restored
    where restored.customer_code = b.customer_code and restored.operation = b.id and restored.id = r.id
      and restored.state = 'done' offset 0)
  offset 0)`;

/** Builds a condition on `operation_row r`: it concerns one of these records. */
export const isAbout = (
  works: ResourceWorks,
  resource: string,
  subjects: readonly string[],
): RawBuilder<unknown> => sql`${subjectOf(workOf(works, resource), 'r')} = any(${subjects}::text[])`;

/** The operation that made the changes. */
interface Original {
  readonly resource: string;
  readonly action: string;
  readonly startedAt: Date;
}

interface Step {
  readonly subject: string;
  readonly operation: string;
  readonly takesBack: string | null;
  readonly before: string;
  readonly after: string;
}

/**
 * Returns changes with the current marks of their records, if the record is as the change left it: all later operations
 * on it were reversed, and nothing else changed it. Other changes are returned unchanged.
 * @param of the operation that made the changes
 */
export async function withMarksOfNow(
  context: WorkContext,
  works: ResourceWorks,
  of: Original,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const work = workOf(works, of.resource);
  const respect = work.actions[of.action]?.mark;
  if (!respect) return changes;
  const now = await work.marks(
    context,
    changes.map(({ id }) => id),
  );
  const untouched = await untouchedSince(context, works, of, changes, now);
  return changes.map((change) => {
    const current = now.get(change.id)?.[respect];
    return current !== undefined && untouched.has(change.id) ? { ...change, mark: current } : change;
  });
}

/**
 * Counts the changes that could be taken back, judging by the marks of their records.
 * @param also later operations that will be taken back first
 */
export async function countUntouched(
  context: WorkContext,
  works: ResourceWorks,
  of: Original,
  changes: readonly Change[],
  also: ReadonlySet<string>,
): Promise<number> {
  const work = workOf(works, of.resource);
  const now = await work.marks(
    context,
    changes.map(({ id }) => id),
  );
  return (await untouchedSince(context, works, of, changes, now, also)).size;
}

/**
 * Returns the ids of the changes whose records still have the mark of the change, or another one only because of
 * operations that were reversed. For an action that removes records, returns those whose records do not exist.
 * @param also ids of later operations that count as reversed
 */
async function untouchedSince(
  context: WorkContext,
  works: ResourceWorks,
  of: Original,
  changes: readonly Change[],
  now: ReadonlyMap<string, Marks>,
  also: ReadonlySet<string> = new Set(),
): Promise<ReadonlySet<string>> {
  const work = workOf(works, of.resource);
  if (work.actions[of.action]?.removes)
    return new Set(changes.map(({ id }) => id).filter((id) => !now.has(id)));
  const respect = work.actions[of.action]?.mark ?? '';
  const moved = changes.filter(({ id, mark }) => {
    const current = now.get(id)?.[respect];
    return mark !== '' && current !== undefined && current !== mark;
  });
  const subject = (change: Change) => work.subject?.of(change) ?? change.id;
  const same = changes.filter(
    ({ id, mark }) => now.has(id) && (mark === '' || now.get(id)?.[respect] === mark),
  );
  const steps =
    moved.length === 0
      ? new Map<string, readonly Step[]>()
      : await readSteps(context.tx, works, context.customerCode, of, respect, moved.map(subject));
  const back = moved.filter((change) =>
    leadsTo(steps.get(subject(change)) ?? [], change.mark, now.get(change.id)?.[respect] ?? '', also),
  );
  return new Set([...same, ...back].map(({ id }) => id));
}

/**
 * Tells whether the steps lead from one mark to another without a gap, and each one with an effect was taken back by
 * another.
 * @param also operations that will be taken back too
 */
function leadsTo(steps: readonly Step[], from: string, to: string, also: ReadonlySet<string>): boolean {
  const byMark = new Map(steps.map((step) => [step.before, step]));
  const done = new Set<string>();
  const takenBack = new Set<string>();
  let mark = from;
  while (mark !== to) {
    const step = byMark.get(mark);
    if (!step) return false;
    // Use each step once: a cycle of marks would never end.
    byMark.delete(mark);
    if (step.takesBack) takenBack.add(step.takesBack);
    else done.add(step.operation);
    mark = step.after;
  }
  return [...done].every((operation) => takenBack.has(operation) || also.has(operation));
}

async function readSteps(
  tx: Tx,
  works: ResourceWorks,
  customerCode: string,
  { resource, startedAt }: Original,
  respect: string,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, readonly Step[]>> {
  const { rows } = await sql<Step>`
    select r.subject, r.operation, o.takes_back as "takesBack",
      r.marks -> 'before' ->> ${respect} as before, r.marks -> 'after' ->> ${respect} as after
    from ${rowsOn(works, customerCode, resource, subjects)}
    join operation o on o.customer_code = ${customerCode} and o.id = r.operation
    where o.started_at >= ${startedAt}
      and r.marks -> 'before' ->> ${respect} <> r.marks -> 'after' ->> ${respect}`.execute(tx);
  const bySubject = new Map<string, Step[]>();
  for (const step of rows) bySubject.set(step.subject, [...(bySubject.get(step.subject) ?? []), step]);
  return bySubject;
}
