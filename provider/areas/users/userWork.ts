import { sql } from 'kysely';
import type { UserFilter } from '../../../contract/entities/userFilter';
import { Refusal } from '../../http/refusal';
import type { ActionWork, ResourceWork } from '../../operations/resourceWork';
import { disable, enable } from './changeStatus';
import { importUsers } from './imports/importUsers';
import { takeBack } from './takeBack';
import { filterColumns, usersThat } from './userStore';

/** Whoever gets here with an input had it checked against the contract. */
type Input = Parameters<ActionWork['apply']>[2];

/** How users are acted on, many at a time. */
export const userWork: ResourceWork = {
  resource: 'user',
  table: 'account',
  id: sql.ref<string>('account.uid'),
  label: sql<string>`account.cn || ' ' || account.sn`,
  columns: filterColumns,
  filtered: (checked, customerCode, viewer) => {
    const filter = checked as UserFilter;
    if (filter.customerCode && filter.customerCode !== customerCode) throw new Refusal('notFound');
    return usersThat(filter, viewer);
  },
  actions: {
    enable: { apply: (context, uids) => enable(context, uids), takeBack },
    disable: {
      apply: (context, uids, input: Input) => disable(context, uids, input as { reset: boolean }),
      takeBack,
    },
    import: importUsers,
  },
  imports: importUsers,
};
