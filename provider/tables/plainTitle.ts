/** Normalises a column title for comparison: without case, accents, spaces and hyphens. */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The titles that the column of each field may have, besides the field's own name. */
export type ColumnNames = Readonly<Record<string, readonly string[]>>;

/** Returns the field of each title, in the order of the titles. A title of no field is returned unchanged. */
export function fieldsOfTitles(titles: readonly string[], names: ColumnNames): readonly string[] {
  const fields = new Map(
    Object.entries(names).flatMap(([field, called]) =>
      [field, ...called].map((name) => [plainTitle(name), field] as const),
    ),
  );
  return titles.map((title) => fields.get(plainTitle(title)) ?? title);
}
