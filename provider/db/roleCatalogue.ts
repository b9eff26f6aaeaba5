import { sql } from 'kysely';
import { applicationCodes } from '../../contract/constants';
import type { Application, ApplicationRole, GroupRule } from '../../contract/roles/application';
import type { Tx } from './database';

/**
 * Reads the applications for which a school has a licence, ordered by description. Archiving is not among them
 * (EP-001).
 */
export async function readApplications(tx: Tx, customerCode: string): Promise<Application[]> {
  const rows = await tx
    .selectFrom('licence')
    .innerJoin('application', 'application.ac', 'licence.ac')
    .select(['application.ac', 'description', 'category', 'status', 'expiration_date', 'web_site'])
    .where('licence.customer_code', '=', customerCode)
    .where('application.ac', '!=', applicationCodes.archiving)
    .orderBy(sql`plain(description) collate "C"`)
    .orderBy('application.ac')
    .execute();
  return rows.map(({ ac, description, category, status, expiration_date, web_site }) => ({
    ac,
    description,
    cat: category as Application['cat'],
    status,
    ...(expiration_date && { expirationDate: expiration_date }),
    ...(web_site && { webSite: web_site }),
  }));
}

/** Reads the roles of these applications, by application and name. */
export async function readRoles(tx: Tx, applications: readonly string[]): Promise<ApplicationRole[]> {
  return tx
    .selectFrom('application_role')
    .select(['cn', 'ac', 'description'])
    .where('ac', '=', sql<string>`any(${applications}::text[])`)
    .orderBy('ac')
    .orderBy('cn')
    .execute();
}

/** Reads the rules between the roles of these applications. */
export async function readGroupRules(tx: Tx, applications: readonly string[]): Promise<GroupRule[]> {
  const rows = await tx
    .selectFrom('group_rule')
    .select(['ac', 'type_relationship', 'role_selected'])
    .select(sql<string[]>`json_agg(role_relationship order by position)`.as('related'))
    .where('ac', '=', sql<string>`any(${applications}::text[])`)
    .groupBy(['ac', 'type_relationship', 'role_selected'])
    .orderBy('ac')
    .orderBy('type_relationship')
    .orderBy('role_selected')
    .execute();
  return rows.map(({ ac, type_relationship, role_selected, related }) => ({
    id: { ac, typeRelationship: type_relationship, roleSelected: role_selected },
    roleRelationship: related,
  }));
}

/** Returns the applications whose roles a school can assign now: those whose licence is not being given up. */
export const givenNow = (applications: readonly Application[]): readonly Application[] =>
  applications.filter(({ status }) => status);
