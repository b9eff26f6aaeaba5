import type { Pool } from 'pg';

/**
 * Collations whose version on this server differs from the version with which the indexes of this database were built.
 */
export interface ChangedCollations {
  /**
   * One sentence without a full stop for each collation: `The collation of the database changed from version 2.31 to
   * 2.36`.
   */
  readonly changes: readonly string[];
  /** Indexes whose order may be wrong, as SQL identifiers. */
  readonly indexes: readonly string[];
  /** Statements that rebuild the indexes and then store the new versions, in the order in which they must run. */
  readonly statements: readonly string[];
}

/** OID of the collation "default", that of the database. */
const DEFAULT = 100;

/** Compares the versions stored by PostgreSQL with those of this server's C library and ICU. */
export async function changedCollations(pool: Pick<Pool, 'query'>): Promise<ChangedCollations> {
  const { rows: changed } = await pool.query<{ oid: number; what: string; before: string; now: string }>(`
    select ${DEFAULT} as oid, 'database ' || quote_ident(datname) as what, datcollversion as before,
      pg_database_collation_actual_version(oid) as now
    from pg_database
    where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)
    union all
    select c.oid::int, 'collation ' || quote_ident(n.nspname) || '.' || quote_ident(c.collname), c.collversion,
      pg_collation_actual_version(c.oid)
    from pg_collation c join pg_namespace n on n.oid = c.collnamespace
    where c.collversion <> pg_collation_actual_version(c.oid)
      and exists (select from pg_index i where c.oid = any(i.indcollation))`);
  const { rows: indexes } = await pool.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where indcollation::oid[] && $1::oid[] and indrelid >= 16384 order by 1`,
    [changed.map(({ oid }) => oid)],
  );
  const names = indexes.map(({ name }) => name);
  return {
    changes: changed.map(
      ({ oid, what, before, now }) =>
        `The ${oid === DEFAULT ? 'collation of the database' : what} changed from version ${before} to ${now}`,
    ),
    indexes: names,
    statements:
      changed.length === 0
        ? []
        : [
            ...names.map((name) => `reindex index concurrently ${name};`),
            ...changed.map(
              ({ what }) =>
                `alter ${what} refresh ${what.startsWith('database') ? 'collation ' : ''}version;`,
            ),
          ],
  };
}

/**
 * Logs changed collations at each start: people continue to work, and the administrator rebuilds the indexes at
 * night.
 */
export async function tellChangedCollations(
  pool: Pick<Pool, 'query'>,
  log: (message: string) => void,
): Promise<void> {
  const { changes, indexes } = await changedCollations(pool);
  for (const change of changes)
    log(
      `${change} on this server: ${indexes.length} indexes may be in the wrong order, so that rows are not found. "npm run operator -- database check" prints the statements that make them again.`,
    );
}
