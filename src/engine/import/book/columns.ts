/** What the columns of a file may be called. */
export interface KnownNames {
  /** The names of each field, in whichever languages. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Names of columns that are left out without asking. */
  readonly others: readonly string[];
  /** What this school said of its files before; an empty field is left out. */
  readonly remembered: Readonly<Record<string, string>>;
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

/** Which field a header names; undefined when it is known to be none, null when nobody knows it. */
function known(header: string, { fields, others, remembered }: KnownNames): string | undefined | null {
  if (Object.hasOwn(remembered, header)) return remembered[header] || undefined;
  const name = plainName(header);
  const field = Object.keys(fields).find((one) => fields[one]?.some((called) => plainName(called) === name));
  if (field) return field;
  return name === '' || others.some((one) => plainName(one) === name) ? undefined : null;
}

function likely(header: string, { fields }: KnownNames): string | undefined {
  const name = ` ${plainName(header)} `;
  const called = Object.entries(fields).flatMap(([field, names]) =>
    names.map((one) => ({ field, name: plainName(one) })),
  );
  // The longest name counts: a tax code of the parent is more of a tax code than of a parent.
  return called
    .filter((one) => name.includes(` ${one.name} `))
    .sort((a, b) => b.name.length - a.name.length)[0]?.field;
}

/** How much a line looks like the names of columns. */
export const headerScore = (line: readonly string[], names: KnownNames): number =>
  line.reduce((score, cell) => score + (known(cell, names) === null || !cell.trim() ? 0 : 1), 0);

/** The columns of a file. A field is taken once: by the column that is sure of it, else by the first. */
export function columnsOf(
  header: readonly string[],
  sample: (column: number) => string,
  names: KnownNames,
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
  return columns;
}
