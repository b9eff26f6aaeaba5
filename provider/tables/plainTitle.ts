/** Normalises a column title for comparison: without case, accents, spaces and hyphens. */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The column names of each field in a file, besides the field's own name. */
export type ColumnNames = Readonly<Record<string, readonly string[]>>;

/** Returns the field for each title, by index; an unknown title stays as it is. */
export function fieldsOfTitles(titles: readonly string[], names: ColumnNames): readonly string[] {
  const fields = new Map(
    Object.entries(names).flatMap(([field, called]) =>
      [field, ...called].map((name) => [plainTitle(name), field] as const),
    ),
  );
  return titles.map((title) => fields.get(plainTitle(title)) ?? title);
}
