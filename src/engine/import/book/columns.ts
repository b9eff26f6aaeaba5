/** What the columns of a file may be called. */
export interface KnownNames {
  /** The names of each field, in whichever languages. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Names of columns that are left out without asking. */
  readonly others: readonly string[];
  /** What this school said of its files before; an empty field is left out. */
  readonly remembered: Readonly<Record<string, string>>;
  /** Fields of a column with several others in it, as a whole name: it counts where no column has one of those alone. */
  readonly wholes?: Readonly<Record<string, readonly string[]>>;
}

/** A column of a file, and which field it seems to be. */
export interface Column {
  readonly header: string;
  /** What the first rows say in it. */
  readonly sample: string;
  readonly field: string | undefined;
  /** Whether it is known, and not only likely. */
  readonly sure: boolean;
}

/** As it is compared: without case, accents and punctuation. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The names of a file's columns as they are looked up, once for all of its cells. */
export interface Names {
  readonly fields: ReadonlyMap<string, string>;
  readonly others: ReadonlySet<string>;
  readonly remembered: KnownNames['remembered'];
  readonly wholes: NonNullable<KnownNames['wholes']>;
}

export function namesOf({ fields, others, remembered, wholes = {} }: KnownNames): Names {
  const named = Object.entries(fields).flatMap(([field, names]) =>
    names.map((name) => [plainName(name), field] as const),
  );
  return { fields: new Map(named.reverse()), others: new Set(others.map(plainName)), remembered, wholes };
}

/** Which field a header names; undefined when it is known to be none, null when nobody knows it. */
function known(header: string, { fields, others, remembered }: Names): string | undefined | null {
  if (Object.hasOwn(remembered, header)) return remembered[header] || undefined;
  const name = plainName(header);
  return fields.get(name) ?? (name === '' || others.has(name) ? undefined : null);
}

/** The field whose longest name is part of a header: a tax code of the parent is more of a tax code than of a parent. */
function likely(header: string, { fields }: Names): string | undefined {
  const name = ` ${plainName(header)} `;
  const [best] = [...fields]
    .filter(([called]) => name.includes(` ${called} `))
    .sort(([a], [b]) => b.length - a.length);
  return best?.[1];
}

/** How much a line looks like the names of columns. */
export const headerScore = (line: readonly string[], names: Names): number =>
  line.reduce((score, cell) => score + (known(cell, names) === null || !cell.trim() ? 0 : 1), 0);

/** The columns of a file. A field is taken once: by the column that is sure of it, else by the first. */
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
    // Of two whole names one is enough.
    else for (const part of parts) taken.add(part);
  }
  return columns;
}
