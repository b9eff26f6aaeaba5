import { dashboard } from './dashboard';
import { ofLists } from './ofLists';
import { operationOutcome } from './operationOutcome';
import { raAtFirst } from './raAtFirst';
import { shell } from './shell';
import { titles } from './titles';
import { userList } from './userList';

/** Resources whose list sentences are part of the initial bundle. */
export const atHand = { user: userList };

/** Sentences of the first screen, the list of users, and the menu: part of the initial bundle, see italian.ts. */
export const first = {
  ra: raAtFirst,
  shell,
  dashboard,
  engine: ofLists,
  spidReadiness: { title: titles.spidReadiness },
  scim: { title: titles.scim },
  campus: { title: titles.campus },
  school: { menu: titles.school },
  services: { title: titles.services },
  administrative: { menu: titles.administrative },
  documents: { menu: titles.documents },
  orders: {
    title: {
      contractRenewal: titles.contractRenewal,
      serviceRenewal: titles.serviceRenewal,
      restoration: titles.restoration,
      list: titles.orders,
    },
  },
  resizing: { mergedTitle: titles.merged, receivingTitle: titles.receiving },
  news: { centre: { title: titles.news }, notifications: { menu: titles.notifications } },
  resources: {
    ...atHand,
    assistanceContact: { title: titles.assistance },
    assistancePackage: { title: titles.packages },
    audit: { title: titles.audit },
    exportRequest: { title: titles.exportRequest },
    import: { title: titles.import },
    operation: operationOutcome,
    licenceProduct: { title: titles.licenceProduct },
    practice: { title: titles.practice, refused: titles.practiceRefused },
    registryPerson: { title: titles.registryPerson },
    webhook: { title: titles.webhook },
    provisioningTarget: { title: titles.provisioningTarget },
  },
};
