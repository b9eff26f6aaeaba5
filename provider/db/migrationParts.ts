/** Creation or removal of an index on an existing table. */
export interface IndexChange {
  readonly index: string;
  /** Table of the index to create; undefined if the index is dropped. */
  readonly table?: string;
  /** The non-blocking statement: `create index concurrently …`. */
  readonly statement: string;
}

/** A migration in the form in which PostgreSQL applies it without downtime. */
export interface MigrationParts {
  /** Statements for a single transaction, without {@link indexes}. */
  readonly text: string;
  /** Statements that follow, one by one and outside of any transaction. */
  readonly indexes: readonly IndexChange[];
}

/**
 * Comments, strings, quoted names and function bodies, in which a semicolon ends no statement; else one character.
 */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|[\s\S]/g;

const COMMENT = /^(--|\/\*)/;

/** Splits a migration into statements, without surrounding comments and trailing semicolons. */
export function statementsOf(text: string): readonly string[] {
  const statements: string[] = [];
  let statement = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === ';') {
      statements.push(statement);
      statement = '';
    } else if (!COMMENT.test(token)) {
      statement += token;
    }
  }
  return [...statements, statement].map((one) => one.trim()).filter(Boolean);
}

const MADE = /^create (unique )?index (?:if not exists )?"?(\w+)"? on (?:only )?"?(\w+)"?/i;
const REMOVED = /^drop index (?:if exists )?"?(\w+)"?$/i;
const NEW_TABLE = /^create table (?:if not exists )?"?(\w+)"?/i;

/**
 * Separates the statements of a migration that PostgreSQL can run without blocking a table: creating and removing
 * indexes of existing tables. Indexes of tables that the migration itself creates stay in its transaction.
 */
export function partsOf(text: string): MigrationParts {
  const statements = statementsOf(text);
  const own = new Set(statements.flatMap((one) => NEW_TABLE.exec(one)?.[1] ?? []));
  const rest: string[] = [];
  const indexes: IndexChange[] = [];
  for (const statement of statements) {
    const [, unique = '', index = '', table = ''] = MADE.exec(statement) ?? [];
    const [, removed] = REMOVED.exec(statement) ?? [];
    if (table && !own.has(table)) {
      const concurrently = statement.replace(/^create (unique )?index (if not exists )?/i, '');
      indexes.push({ index, table, statement: `create ${unique}index concurrently ${concurrently}` });
    } else if (removed) {
      indexes.push({ index: removed, statement: `drop index concurrently if exists "${removed}"` });
    } else {
      rest.push(statement);
    }
  }
  return indexes.length === 0 ? { text, indexes } : { text: rest.join(';\n'), indexes };
}
