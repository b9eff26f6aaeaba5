/** An index that a migration makes or removes, of a table that was there before it. */
export interface IndexChange {
  readonly index: string;
  /** Undefined where it is removed. */
  readonly table?: string;
  /** The statement, which waits for nobody: `create index concurrently …`. */
  readonly statement: string;
}

/** A migration as PostgreSQL applies it while others work. */
export interface MigrationParts {
  /** What is done in one transaction, without {@link indexes}. */
  readonly text: string;
  /** What is done after it, one by one and outside of any transaction. */
  readonly indexes: readonly IndexChange[];
}

/** Comments, texts, quoted names and bodies of functions, in which a semicolon ends no statement; else one character. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|[\s\S]/g;

const COMMENT = /^(--|\/\*)/;

/** The statements of a migration, without comments around them and without the semicolons at their ends. */
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
 * Takes out of a migration what PostgreSQL does without keeping anybody from a table: making and removing indexes of
 * tables that others use. Those of tables that the migration makes itself stay in its transaction.
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
