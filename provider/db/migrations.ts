import { createHash } from 'node:crypto';
import { examples } from '#exampleTables';

export interface Migration {
  /** File name without extension, like 0010_orders. */
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, which identifies the migration in databases and backups. */
  readonly checksum: string;
  /** True if earlier versions cannot run on a database with this migration; a line of its SQL says so. */
  readonly breaks: boolean;
}

const BREAKS = /^-- Breaks the version before\b/m;

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The numbered .sql files, in order, and with EXAMPLES=1 those of the examples; they are part of the bundle. */
export const migrations: readonly Migration[] = [
  files,
  ...(examples as readonly Readonly<Record<string, string>>[]),
]
  .flatMap((of) => Object.entries(of))
  .map(([path, text]) => migration(path.replace(/^.*\/|\.sql$/g, ''), text))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

export function migration(name: string, text: string): Migration {
  // Line endings are normalised, so that the checksum is the same in every checkout.
  const lines = text.replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(lines).digest('hex');
  return { name, text, checksum, breaks: BREAKS.test(text) };
}
