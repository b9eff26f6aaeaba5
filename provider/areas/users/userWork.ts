import { sql } from 'kysely';
import type { UserFilter } from '../../../contract/users/userFilter';
import type { RolesInput } from '../../../contract/users/userRoles';
import type { ActionWork, ResourceWork } from '../../operations/resourceWork';
import { Refusal } from '../../refusal';
import { disable, enable } from './changeStatus';
import { credentialsWork } from './credentialsWork';
import { deletionWork } from './deletionWork';
import { importUsers } from './imports/importUsers';
import { renew, takeBackRenewal } from './renew';
import { giveRoles } from './roles/giveRoles';
import { takeBackRoles } from './roles/takeBackRoles';
import { spidWork } from './spidWork';
import { takeBack } from './takeBack';
import { userMarks } from './userMarks';
import { filterColumns, searchedTexts, usersThat } from './userStore';

/** The input has already been validated against the contract. */
type Input = Parameters<ActionWork['apply']>[2];

/** Bulk actions on users. */
export const userWork: ResourceWork = {
  resource: 'user',
  table: 'account',
  id: sql.ref<string>('account.uid'),
  label: sql<string>`account.cn || ' ' || account.sn`,
  columns: filterColumns,
  searched: searchedTexts,
  filtered: (checked, customerCode, viewer) => {
    const filter = checked as UserFilter;
    if (filter.customerCode && filter.customerCode !== customerCode) throw new Refusal('notFound');
    return usersThat(filter, viewer);
  },
  actions: {
    enable: { mark: 'status', apply: (context, uids) => enable(context, uids), takeBack },
    disable: {
      mark: 'status',
      apply: (context, uids, input: Input) => disable(context, uids, input as { reset: boolean }),
      takeBack,
    },
    renew: {
      mark: 'term',
      apply: (context, uids, input: Input) => renew(context, uids, input as { dataScadenza: string }),
      takeBack: takeBackRenewal,
    },
    roles: {
      mark: 'groups',
      apply: (context, uids, input: Input) => giveRoles(context, uids, input as RolesInput),
      takeBack: takeBackRoles,
    },
    enableSpid: spidWork,
    sendCredentials: credentialsWork,
    delete: deletionWork,
    import: importUsers,
  },
  marks: userMarks,
  imports: importUsers,
};
