import type { OperationPreview } from '../../../contract/operations/operation';
import type { Resource, Row } from '../declaration/defineResource';
import type { FoundAll } from '../list/selection';
import type { Words } from '../record/words';
import type { Eligibility } from './eligibility';

/** Whom an action is for: rows that were chosen one by one, or all that the list finds. */
export type Chosen = readonly Row[] | FoundAll;

export const isAll = (chosen: Chosen): chosen is FoundAll => 'except' in chosen;

/** A record as people know it. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Some records; where they are too many, only the first are named. */
export interface Group {
  readonly count: number;
  readonly names: readonly Named[];
}

/** Whom an action is for and whom not, and why, as the person is shown it. */
export interface ActionPreview {
  readonly chosen: number;
  readonly eligible: Group;
  readonly leftOut: readonly (Group & { readonly say: string; readonly brief: string })[];
}

/** As the browser judges it, by the rules of the contract on the rows that it has. */
export function previewOfRows(
  { chosen, eligible, leftOut }: Eligibility<Row>,
  words: Pick<Words, 'title'>,
): ActionPreview {
  const group = (rows: readonly Row[]): Group => ({
    count: rows.length,
    names: rows.map((row) => ({ id: row.id, name: words.title(row) })),
  });
  return {
    chosen,
    eligible: group(eligible),
    leftOut: leftOut.map(({ rule, rows }) => ({ say: rule.say, brief: rule.brief, ...group(rows) })),
  };
}

/** As the provider judges it. */
export function previewOfOperation({ total, eligible, skipped }: OperationPreview): ActionPreview {
  return {
    chosen: total,
    eligible: { count: eligible.count, names: named(eligible.examples) },
    leftOut: skipped.map(({ reason, brief, count, examples }) => ({
      say: reason,
      brief,
      count,
      names: named(examples),
    })),
  };
}

const named = (examples: OperationPreview['eligible']['examples']): Named[] =>
  examples.map(({ id, label }) => ({ id, name: label }));

/** The keys of those chosen one by one: to be unticked when it is over. Nothing where all that is found was chosen. */
export const idsOf = (chosen: Chosen): readonly string[] | undefined =>
  isAll(chosen) ? undefined : chosen.map(({ id }) => id);

/** What is asked of the provider: this action, with these answers, on whom was chosen. */
export function requestOf(
  { name }: Pick<Resource, 'name'>,
  action: string,
  chosen: Chosen,
  answers: Readonly<Record<string, boolean | string>>,
) {
  const target = isAll(chosen)
    ? {
        filter: chosen.filter,
        ...(chosen.where && { where: chosen.where }),
        ...(chosen.search && { search: chosen.search }),
        except: [...chosen.except],
      }
    : { ids: chosen.map(({ id }) => id) };
  return { resource: name, action, input: answers, target };
}
