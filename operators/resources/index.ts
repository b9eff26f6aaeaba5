import type { Permission } from '../../contract/permissions/permissions';
import type { Resource } from '../../src/engine/declaration/defineResource';
import { applications } from './applications';
import { contracts } from './contracts';
import { licences } from './licences';
import { mergers } from './mergers';
import { orders } from './orders';
import { persons } from './persons';
import { agreedFees, prices, priceYears } from './prices';
import { products } from './products';
import { proposals } from './proposals';
import { provisioningPersons, provisioningTargets } from './provisioning';
import { contents, news } from './published';
import { registry, spidArchives } from './received';
import { audit, signIns } from './record';
import { exportRequests, practices, spidRequests } from './requests';
import { retention } from './retention';
import { schools } from './schools';
import { space } from './space';
import { operators, programs } from './staff';
import { supervisors } from './supervisors';
import { support } from './support';
import { webhookDeliveries, webhooks } from './webhooks';
import { jobs, mails } from './work';

interface Group {
  readonly name: string;
  readonly resources: readonly Resource[];
  /** Pages of the group that are not those of declared resources. */
  readonly pages?: readonly { readonly to: string; readonly label: string; readonly can: Permission }[];
}

/** First page of the console. */
export const OVERVIEW = '/gestore/da-fare';

/** Groups of the menu, in order. */
export const groups: readonly Group[] = [
  {
    name: 'today',
    resources: [],
    pages: [{ to: OVERVIEW, label: 'gestore.overview.title', can: ['platformOverview', 'read'] }],
  },
  { name: 'desk', resources: [persons, support] },
  {
    name: 'customers',
    resources: [schools, supervisors, licences, products, contracts],
    pages: [
      { to: '/gestore/scuole-da-file', label: 'gestore.schoolFile.title', can: ['platformImport', 'list'] },
    ],
  },
  {
    name: 'requests',
    resources: [orders, mergers, practices, exportRequests, spidRequests, spidArchives, registry],
  },
  { name: 'catalogue', resources: [applications, news, contents] },
  {
    name: 'prices',
    resources: [prices, priceYears, agreedFees],
    pages: [
      { to: '/gestore/listino-da-file', label: 'gestore.priceFile.title', can: ['platformPrice', 'list'] },
    ],
  },
  {
    name: 'platform',
    resources: [
      jobs,
      mails,
      webhooks,
      webhookDeliveries,
      provisioningTargets,
      provisioningPersons,
      space,
      retention,
      signIns,
      audit,
    ],
    pages: [
      { to: '/gestore/elenco-di-fiducia', label: 'gestore.trustedList.title', can: ['trustedList', 'read'] },
    ],
  },
  { name: 'staff', resources: [operators, programs, proposals] },
];

/** All declared resources of the operators' console. */
export const resources: readonly Resource[] = groups.flatMap((group) => group.resources);
