import { needsReason } from '../../../contract/exports/exports';
import { type Fields, privacyOf } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import type { Resource, Row } from '../declaration/defineResource';
import { textOf } from '../record/textOf';
import type { Words } from '../record/words';

/** What of a list leaves it: the columns that are shown, without those that the law protects most. */
export interface ExportPlan {
  readonly columns: readonly string[];
  readonly leftOut: readonly string[];
  /** Personal data is among it: somebody must say why. */
  readonly reasonNeeded: boolean;
}

/** @param columns those of the screen, in its order */
export function exportPlan(resource: Resource, columns: readonly Column<Fields>[]): ExportPlan {
  const names = columns.map(({ field }) => field);
  const isSpecial = (name: string) => privacyOf(resource.fields[name]) === 'special';
  const kept = names.filter((name) => !isSpecial(name));
  const personal = kept.some((name) => privacyOf(resource.fields[name]));
  return {
    columns: kept,
    leftOut: names.filter(isSpecial),
    reasonNeeded: personal || needsReason(resource.can.list[0], kept),
  };
}

/** The lines of the file: labels and values as the screen has them. */
export function exportLines(
  resource: Resource,
  { columns }: ExportPlan,
  rows: readonly Row[],
  words: Words,
): string[][] {
  const head = columns.map((name) => words.label(name));
  return [head, ...rows.map((row) => columns.map((name) => textOf(resource, name, row[name], words)))];
}
