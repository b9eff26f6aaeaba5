import { sql } from 'kysely';

/** The names of the groups of the account of a query, each once, in their order. */
export const groupsOfAccount = sql<string[]>`array(
  select distinct g.cn from account_group g
  where g.customer_code = account.customer_code and g.uid = account.uid order by 1)`;
