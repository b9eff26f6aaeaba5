import { expressionBuilder, sql } from 'kysely';
import { serviceYear } from '../../../contract/orders/serviceYear';
import {
  type RegistryFilter,
  type RegistryPerson,
  registryFilterMeans,
} from '../../../contract/registry/registryPerson';
import { filterWhere } from '../../../contract/schema/filterMeaning';
import type { Tables } from '../../db/tables';
import { whereSql } from '../../db/whereSql';
import type { ResourceWork } from '../../operations/resourceWork';
import { addUsers } from './addUsers';
import { accountMarks, personColumns, personId, searchedPersonTexts } from './registryStore';
import { syncTaxCodes } from './syncTaxCodes';

/** Bulk actions on people of the registry. */
export const registryWork: ResourceWork = {
  resource: 'registryPerson',
  table: 'registry_person',
  id: personId,
  label: sql<string>`registry_person.cognome || ' ' || registry_person.nome`,
  columns: personColumns,
  searched: searchedPersonTexts,
  filtered: (checked, _customerCode, viewer) => {
    const filter = checked as RegistryFilter;
    const build = expressionBuilder<Tables, 'registry_person'>();
    const year = filter.anno ?? String(serviceYear(viewer.now));
    return build.and([
      build('registry_person.anno', '=', Number(year)),
      whereSql<RegistryPerson>(filterWhere(registryFilterMeans, filter), personColumns, viewer, build),
    ]);
  },
  actions: { addUsers, sync: syncTaxCodes },
  marks: accountMarks,
  subject: {
    resource: 'user',
    id: (alias) => sql<string>`${sql.ref(`${alias}.after`)} ->> 'uidPortale'`,
    of: ({ after }) => (after as { readonly uidPortale: string }).uidPortale,
  },
};
