import { sql } from 'kysely';

/** Names of the groups of a query's account, distinct and sorted. */
export const groupsOfAccount = sql<string[]>`array(
  select distinct g.cn from account_group g
  where g.customer_code = account.customer_code and g.uid = account.uid order by 1)`;
