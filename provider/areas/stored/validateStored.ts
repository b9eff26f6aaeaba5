import { randomUUID } from 'node:crypto';
import type { SentRow, Verdict } from '../../../contract/imports/imported';
import { type Importable, missingIn, readRow } from '../../../contract/imports/imports';
import * as storedMessages from '../../../contract/messages/it/stored';
import type { FieldError } from '../../../contract/schema/errors';
import { ruleProblems } from '../../../contract/schema/ruleProblems';
import { createdBy } from '../../../contract/storing/authorship';
import type { StoredEntity } from '../../../contract/storing/stored';
import { dayInRome } from '../../../contract/values/dates';
import { fold } from '../../../contract/values/search';
import type { ResourceWorks, WorkContext } from '../../operations/resourceWork';
import { lockProblems, sameValue } from './lockProblems';
import { namedRecords } from './namedRecords';
import { readStored, type StoredRecord } from './storedStore';
import { lockUnique, uniqueHolders } from './uniqueProblems';

type Values = Readonly<Record<string, unknown>>;
type Problems = Readonly<Record<string, string>>;

/** The declarations by which rows are judged. */
export interface Judging {
  readonly entity: StoredEntity;
  readonly importable: Importable;
  readonly works: () => ResourceWorks;
}

/** The effect of a row, and the record that it changes; undefined if it creates one. */
export interface ValidatedStoredRow {
  readonly position: number;
  readonly verdict: Verdict;
  readonly id: string;
  readonly label: string;
  readonly problems: Problems;
  readonly values: Values;
  readonly record: StoredRecord | undefined;
}

const MANY = storedMessages.many;
const WHICH = storedMessages.which;
const TWICE = storedMessages.anotherRowOfFile;

/**
 * Judges the effect of a file's rows on the records of a school by the rules of the form: required fields, rules
 * between fields, locks, and references to existing records.
 * @param forUpdate locks the records
 */
export async function validateStored(
  { entity, importable, works }: Judging,
  context: WorkContext,
  rows: readonly Pick<SentRow, 'position' | 'cells'>[],
  forUpdate?: true,
): Promise<readonly ValidatedStoredRow[]> {
  const { tx, customerCode, viewer, now } = context;
  if (forUpdate) await lockUnique(tx, entity, customerCode);
  const there = await readStored(tx, entity, customerCode, forUpdate ? { forUpdate } : {});
  const alike = recordsBy(
    importable.identify,
    there.map(({ record }) => record),
  );
  const read = rows.map(({ position, cells }) => ({
    position,
    ...readRow(importable, cells as Readonly<Record<string, string>>, dayInRome(now)),
  }));
  const named = await namedRecords(importable, works(), context, read);
  const seen = new Set<string>();
  const holders = uniqueHolders(
    entity,
    there.map(({ record }) => record),
  );
  return read.map((row) => {
    const by = importable.identify.find((name) => row.values[name] !== undefined);
    const key = by === undefined ? undefined : keyOf(by, row.values[by]);
    const found = key === undefined ? [] : (alike.get(key) ?? []);
    const [record] = found;
    // For an existing record, the fields that identify it are not written.
    const { values, problems: unnamed } = named(record ? without(row.values, by) : row.values);
    const repeated = key !== undefined && seen.has(key);
    if (key !== undefined) seen.add(key);
    const stopped: Problems =
      by === undefined
        ? { [importable.identify[0] ?? '']: WHICH }
        : repeated
          ? { [by]: TWICE }
          : found.length > 1
            ? { [by]: MANY }
            : {
                ...betweenFields(entity, record, values, viewer),
                ...asProblems(holders.taken(record ?? {}, values)),
                ...unnamed,
                ...(record ? {} : missingIn(importable, row)),
                ...row.problems,
              };
    const verdict = verdictOf(stopped, record, values);
    const id = verdict === 'refused' ? '' : (record?.id ?? randomUUID());
    if (id) holders.become(record ?? {}, { ...record, ...values, id });
    return {
      position: row.position,
      verdict,
      id,
      label: String(values[entity.title] ?? record?.[entity.title] ?? ''),
      problems: stopped,
      values,
      record,
    };
  });
}

const without = (values: Values, name: string | undefined): Values =>
  Object.fromEntries(Object.entries(values).filter(([one]) => one !== name));

function verdictOf(problems: Problems, record: StoredRecord | undefined, values: Values): Verdict {
  if (record && Object.entries(values).every(([name, value]) => sameValue(record[name], value)))
    return 'unchanged';
  if (Object.keys(problems).length > 0) return 'refused';
  return record ? 'update' : 'create';
}

/** Returns the errors of the rules between fields, and of locked fields, for the record as it would become. */
function betweenFields(
  entity: StoredEntity,
  record: StoredRecord | undefined,
  values: Values,
  viewer: WorkContext['viewer'],
): Problems {
  const before: Values = record ?? { ...entity.starts, ...createdBy(viewer) };
  const { body } = entity.calls.update ?? {};
  const { of = {}, rules = {} } = body?.kind === 'record' ? body : {};
  return asProblems([
    ...lockProblems(entity, before, values, viewer),
    ...ruleProblems(rules, of, { ...before, ...values }, viewer),
  ]);
}

const asProblems = (errors: readonly FieldError[]): Problems =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

const keyOf = (name: string, value: unknown) => `${name}\n${fold(String(value))}`;

/** Indexes the records by each of the texts with which a row may identify them. */
function recordsBy(identify: readonly string[], records: readonly StoredRecord[]) {
  const found = new Map<string, StoredRecord[]>();
  for (const record of records)
    for (const name of identify) {
      if (record[name] === null || record[name] === undefined) continue;
      const key = keyOf(name, record[name]);
      found.set(key, [...(found.get(key) ?? []), record]);
    }
  return found;
}
