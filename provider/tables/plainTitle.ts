/** The title of a column as it is compared: whatever its case, accents, spaces and hyphens. */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Names that the column of each field may have in a file, besides the field's own. */
export type ColumnNames = Readonly<Record<string, readonly string[]>>;

/** The field that each title names, by its place; a title that names none stands for itself. */
export function fieldsOfTitles(titles: readonly string[], names: ColumnNames): readonly string[] {
  const fields = new Map(
    Object.entries(names).flatMap(([field, called]) =>
      [field, ...called].map((name) => [plainTitle(name), field] as const),
    ),
  );
  return titles.map((title) => fields.get(plainTitle(title)) ?? title);
}
