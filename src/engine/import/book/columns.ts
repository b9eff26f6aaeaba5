/** Known names of columns. */
export interface ColumnNames {
  /** Names of each field, in all languages. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Names of columns that are ignored without asking. */
  readonly others: readonly string[];
  /** Mappings of the school's earlier files; an empty field means that the column is ignored. */
  readonly remembered: Readonly<Record<string, string>>;
  /**
   * The fields that a column may combine, such as a whole name. Such a column is used only if no other column has one
   * of these fields alone.
   */
  readonly wholes?: Readonly<Record<string, readonly string[]>>;
}

/** A column of a file, with its likely field. */
export interface Column {
  readonly header: string;
  /** Text of its first rows. */
  readonly sample: string;
  readonly field: string | undefined;
  /** Whether the field is certain, not only likely. */
  readonly sure: boolean;
}

/** Normalises a name for comparison: without case, accents and punctuation. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Normalised column names, computed once for all cells of a file. */
export interface Names {
  readonly fields: ReadonlyMap<string, string>;
  readonly others: ReadonlySet<string>;
  readonly remembered: ColumnNames['remembered'];
  readonly wholes: NonNullable<ColumnNames['wholes']>;
}

export function namesOf({ fields, others, remembered, wholes = {} }: ColumnNames): Names {
  const named = Object.entries(fields).flatMap(([field, names]) =>
    names.map((name) => [plainName(name), field] as const),
  );
  return { fields: new Map(named.reverse()), others: new Set(others.map(plainName)), remembered, wholes };
}

/** Returns the field of a header; undefined if the column is known to be ignored, null if it is unknown. */
function known(header: string, { fields, others, remembered }: Names): string | undefined | null {
  if (Object.hasOwn(remembered, header)) return remembered[header] || undefined;
  const name = plainName(header);
  return fields.get(name) ?? (name === '' || others.has(name) ? undefined : null);
}

/**
 * Returns the field with the longest name contained in a header: a column "tax code of the parent" is taken for the tax
 * code, not for the parent.
 */
function likely(header: string, { fields }: Names): string | undefined {
  const name = ` ${plainName(header)} `;
  const [best] = [...fields]
    .filter(([called]) => name.includes(` ${called} `))
    .sort(([a], [b]) => b.length - a.length);
  return best?.[1];
}

/** Returns the number of filled cells of a line that are known column names; the header is the line with the most. */
export const headerScore = (line: readonly string[], names: Names): number =>
  line.reduce((score, cell) => score + (known(cell, names) === null || !cell.trim() ? 0 : 1), 0);

/** Returns the columns of a file. Each field is assigned once: to the column where it is certain, else to the first. */
export function columnsOf(
  header: readonly string[],
  sample: (column: number) => string,
  names: Names,
): Column[] {
  const columns = header.map((name, at) => {
    const found = known(name, names);
    const field = found === null ? likely(name, names) : found;
    return { header: name, sample: sample(at), field, sure: found !== null };
  });
  const taken = new Set<string>();
  const bySureness = [...columns.keys()].sort((a, b) => Number(columns[b]?.sure) - Number(columns[a]?.sure));
  for (const at of bySureness) {
    const column = columns[at];
    if (!column?.field) continue;
    if (taken.has(column.field)) columns[at] = { ...column, field: undefined, sure: false };
    taken.add(column.field);
  }
  for (const [whole, parts] of Object.entries(names.wholes)) {
    const at = columns.findIndex(({ field }) => field === whole);
    const column = columns[at];
    if (!column) continue;
    const isTold = parts.some((part) => taken.has(part));
    if (isTold) columns[at] = { ...column, field: undefined };
    // One of two columns with whole names is enough.
    else for (const part of parts) taken.add(part);
  }
  return columns;
}
