import type { OperationPreview } from '../../../contract/operations/operation';
import type { Resource, Row } from '../declaration/defineResource';
import type { FoundAll } from '../list/selection';
import type { Words } from '../record/words';
import type { Eligibility } from './eligibility';

/** The targets of an action: individually selected rows, or the whole result of the list. */
export type Chosen = readonly Row[] | FoundAll;

export const isAll = (chosen: Chosen): chosen is FoundAll => 'except' in chosen;

/** A record with its display name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A group of records; if there are many, only the first are named. */
export interface Group {
  readonly count: number;
  readonly names: readonly Named[];
}

/** The preview shown to the person: which records the action applies to, which it does not, and why. */
export interface ActionPreview {
  readonly chosen: number;
  readonly eligible: Group;
  readonly leftOut: readonly (Group & { readonly say: string; readonly brief: string })[];
}

/** Builds the preview in the browser, from the rules of the contract and the loaded rows. */
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

/** Builds the preview from the provider's answer. */
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

/**
 * Returns the keys of individually selected rows, to deselect them afterwards; undefined if the whole result was
 * selected.
 */
export const idsOf = (chosen: Chosen): readonly string[] | undefined =>
  isAll(chosen) ? undefined : chosen.map(({ id }) => id);

/** Builds the operation request: this action, with these answers, on the chosen records. */
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
