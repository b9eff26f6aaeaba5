import { sql } from 'kysely';
import type { PlatformApplication } from '../../contract/staff/platformApplication';
import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';

/** Creates applications with their roles and rules; existing ones stay unchanged. */
export async function makeApplications(tx: Tx, applications: readonly PlatformApplication[]): Promise<void> {
  await insertRows(
    tx,
    'application',
    { ac: 'text', description: 'text', category: 'text', web_site: 'text' },
    applications.map((one) => [one.ac, one.description, one.category, one.webSite ?? null]),
    'skip',
  );
  await insertRows(
    tx,
    'application_role',
    { ac: 'text', cn: 'text', description: 'text' },
    applications.flatMap(({ ac, roles }) =>
      (roles ?? []).map(({ cn, description }) => [ac, cn, description]),
    ),
    'skip',
  );
  await insertRules(tx, applications);
}

const insertRules = (tx: Tx, applications: readonly PlatformApplication[]) =>
  insertRows(
    tx,
    'group_rule',
    {
      ac: 'text',
      type_relationship: 'text',
      role_selected: 'text',
      role_relationship: 'text',
      position: 'integer',
    },
    applications.flatMap(({ ac, exclusions, inclusions }) => [
      ...ruleRows(ac, 'exclusion', exclusions),
      ...ruleRows(ac, 'inclusion', inclusions),
    ]),
    'skip',
  );

const ruleRows = (ac: string, type: 'exclusion' | 'inclusion', rules: PlatformApplication['exclusions']) =>
  (rules ?? []).flatMap(([selected = '', ...related]) =>
    related.map((role, position) => [ac, type, selected, role, position]),
  );

/** The reason why an application cannot be written. */
export type NotWritten =
  | { readonly unknownRole: string }
  | { readonly heldRole: string }
  | { readonly withItself: string };

/**
 * Creates an application or replaces it, with its roles and rules.
 * @returns the reason why it cannot be written; then nothing is written
 */
export async function writeApplication(
  tx: Tx,
  application: PlatformApplication,
): Promise<NotWritten | undefined> {
  const { ac, description, category, webSite } = application;
  const roles = application.roles ?? [];
  const known = new Set(roles.map(({ cn }) => cn));
  const named = [...(application.exclusions ?? []), ...(application.inclusions ?? [])].flat();
  const unknownRole = named.find((cn) => !known.has(cn));
  if (unknownRole !== undefined) return { unknownRole };
  const withItself = [...(application.exclusions ?? []), ...(application.inclusions ?? [])].find(
    ([first, ...others]) => first !== undefined && others.includes(first),
  )?.[0];
  if (withItself !== undefined) return { withItself };
  const held = await sql<{ cn: string }>`
    select distinct cn from account_group where ac = ${ac} and not cn = any(${[...known]}) limit 1`.execute(
    tx,
  );
  if (held.rows[0]) return { heldRole: held.rows[0].cn };
  const row = { description, category, web_site: webSite ?? null };
  await tx
    .insertInto('application')
    .values({ ac, ...row })
    .onConflict((there) => there.column('ac').doUpdateSet(row))
    .execute();
  await tx.deleteFrom('group_rule').where('ac', '=', ac).execute();
  await sql`delete from application_role where ac = ${ac} and not cn = any(${[...known]})`.execute(tx);
  await insertRows(
    tx,
    'application_role',
    { ac: 'text', cn: 'text', description: 'text' },
    roles.map((role) => [ac, role.cn, role.description]),
    { key: ['ac', 'cn'], set: ['description'] },
  );
  await insertRules(tx, [application]);
  return undefined;
}

/** Reads all applications, or one, with their roles and rules. */
export async function readApplications(tx: Tx, ac?: string): Promise<readonly PlatformApplication[]> {
  const rows = await tx
    .selectFrom('application')
    .selectAll()
    .$if(ac !== undefined, (select) => select.where('ac', '=', ac as string))
    .orderBy('ac')
    .execute();
  const roles = await tx.selectFrom('application_role').selectAll().orderBy('ac').orderBy('cn').execute();
  const rules = await tx.selectFrom('group_rule').selectAll().orderBy('ac').orderBy('position').execute();
  return rows.map((row) => {
    const rulesOf = (type: 'exclusion' | 'inclusion') => {
      const own = rules.filter((rule) => rule.ac === row.ac && rule.type_relationship === type);
      const selected = [...new Set(own.map((rule) => rule.role_selected))];
      return selected.map((one) => [
        one,
        ...own.filter((rule) => rule.role_selected === one).map((rule) => rule.role_relationship),
      ]);
    };
    return {
      ac: row.ac,
      description: row.description,
      category: row.category as PlatformApplication['category'],
      webSite: row.web_site,
      roles: roles.filter((role) => role.ac === row.ac).map(({ cn, description }) => ({ cn, description })),
      exclusions: rulesOf('exclusion'),
      inclusions: rulesOf('inclusion'),
    };
  });
}
