import { sql } from 'kysely';
import type { Tx } from './database';
import { roles } from './transact';

/**
 * The privileges and policies of this database, read from its catalogue: one line each, sorted, in the same form on
 * every server.
 */
export type Catalogue = readonly string[];

/** Builds the SQL for the name of a grantee. The owner of the schema has the same name for every database. */
const who = (oid: string) =>
  sql.raw(
    `case when ${oid} = 0 then 'public' when ${oid} = (select oid from pg_roles where rolname = current_user) then 'owner' else pg_get_userbyid(${oid}) end`,
  );

/**
 * Reads the tables with forced policies, the policies, and the privileges of request roles on tables, columns and
 * functions. The login of this database is left out: it has only those roles.
 */
export async function catalogue(tx: Tx): Promise<Catalogue> {
  const { rows } = await sql<{ line: string }>`
    with tables as (
      select c.oid, c.relname as name, c.relacl, c.relowner, c.relrowsecurity as guarded, c.relforcerowsecurity as forced
      from pg_class c where c.relkind in ('r', 'p', 'v', 'S') and c.relnamespace = 'public'::regnamespace)
    select line from (
      select 'table ' || name || case when guarded then ' guarded' else '' end || case when forced then ' forced' else '' end
        as line from tables
      union all
      select 'role ' || rolname || case when rolsuper or rolbypassrls or rolcreaterole or rolcanlogin then ' mighty' else '' end
      from pg_roles where rolname = any(${[...roles]})
      union all
      select 'policy ' || p.polname || ' on ' || t.name || ' for ' || p.polcmd::text || ' to '
        || (select string_agg(${who('role')}, ', ' order by ${who('role')}) from unnest(p.polroles) role)
        || ' using ' || coalesce(pg_get_expr(p.polqual, p.polrelid), '-')
        || ' check ' || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '-')
        || case when p.polpermissive then '' else ' restrictive' end
      from pg_policy p join tables t on t.oid = p.polrelid
      union all
      select 'grant ' || g.privilege_type || ' on ' || t.name || ' to ' || ${who('g.grantee')}
      from tables t, aclexplode(t.relacl) g where g.grantee <> t.relowner
      union all
      select 'grant ' || g.privilege_type || ' (' || a.attname || ') on ' || t.name || ' to ' || ${who('g.grantee')}
      from tables t join pg_attribute a on a.attrelid = t.oid, aclexplode(a.attacl) g where g.grantee <> t.relowner
      union all
      select 'grant ' || g.privilege_type || ' on ' || f.oid::regprocedure || ' to ' || ${who('g.grantee')}
      from pg_proc f, aclexplode(f.proacl) g
      where f.pronamespace = 'public'::regnamespace and f.prosecdef and g.grantee <> f.proowner
    ) lines order by line collate "C"`.execute(tx);
  return rows.map(({ line }) => line);
}
