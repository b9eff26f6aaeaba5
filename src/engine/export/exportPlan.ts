import { needsReason } from '../../../contract/exports/exports';
import { type Fields, privacyOf } from '../../../contract/schema/fields';
import type { SheetCell, SheetColumn } from '../../../contract/tables/sheet';
import { dayInRome } from '../../../contract/values/dates';
import type { Column } from '../declaration/declaration';
import type { Resource, Row } from '../declaration/defineResource';
import { isWorded, textOf } from '../record/textOf';
import type { Words } from '../record/words';

/** The contents of an export: the visible columns, except those with data that the law protects most (`leftOut`). */
export interface ExportPlan {
  readonly columns: readonly string[];
  readonly leftOut: readonly string[];
  /** True if a column contains personal data, so a reason must be given. */
  readonly reasonNeeded: boolean;
}

/** Plans the export. @param columns those of the screen, in its order */
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

/**
 * Returns the columns of the file, with their types, and the function for the cells of a row, as displayed on the
 * screen.
 */
export function exportSheet(resource: Resource, { columns }: ExportPlan, words: Words) {
  const values = columns.map((name) => {
    const { column, cell } = exportedValue(resource, name, words);
    return { name, cell, column: { label: words.label(name), ...column } };
  });
  return {
    columns: values.map(({ column }): SheetColumn => column),
    cells: (row: Row): readonly SheetCell[] => values.map(({ name, cell }) => cell(row[name] as SheetCell)),
  };
}

interface ExportedValue {
  readonly column: Omit<SheetColumn, 'label'>;
  readonly cell: (value: SheetCell) => SheetCell;
}

const same = (value: SheetCell): SheetCell => value;

/** Returns the export type of a field. Values that the screen shows in words, and keys, are exported as text. */
function exportedValue(resource: Resource, name: string, words: Words): ExportedValue {
  const field = resource.fields[name];
  const kind = isPlain(resource, name) ? field?.kind : undefined;
  if (kind === 'day' || kind === 'money') return { column: { type: kind }, cell: same };
  if (kind === 'number' && field?.kind === 'number')
    return { column: { type: 'number', ...(field.decimals && { decimals: field.decimals }) }, cell: same };
  if (kind === 'instant' && resource.timed?.includes(name))
    return { column: { type: 'instant' }, cell: same };
  if (kind === 'instant')
    return { column: { type: 'day' }, cell: (value) => (value ? dayInRome(String(value)) : '') };
  return { column: { type: 'text' }, cell: (value) => textOf(resource, name, value, words) };
}

const isPlain = (resource: Resource, name: string): boolean =>
  !isWorded(resource, name) && resource.parts?.[name] === undefined && !resource.key.includes(name);
