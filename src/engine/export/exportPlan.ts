import { needsReason } from '../../../contract/exports/exports';
import { type Fields, privacyOf } from '../../../contract/schema/fields';
import type { SheetCell, SheetColumn } from '../../../contract/tables/sheet';
import { dayInRome } from '../../../contract/values/dates';
import type { Column } from '../declaration/declaration';
import type { Resource, Row } from '../declaration/defineResource';
import { isWorded, textOf } from '../record/textOf';
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

/** The columns of the file, with the types of their fields, and the cells of a row: as the screen has them. */
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

/** How the values of a field are exported. Those that the screen puts into words, and keys, are texts. */
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
