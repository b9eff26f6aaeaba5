import { account } from './account';
import { accountActivity } from './accountActivity';
import { accountOtp } from './accountOtp';
import { administrative } from './administrative';
import { alias } from './alias';
import { assistance } from './assistance';
import { assistanceContact } from './assistanceContact';
import { assistancePackage } from './assistancePackage';
import { audit } from './audit';
import { campus } from './campus';
import { commands } from './commands';
import { documents } from './documents';
import { effects } from './effects';
import { engine } from './engine';
import { exportRequest } from './exportRequest';
import { exports } from './exports';
import { imports } from './imports';
import { licenceProduct } from './licenceProduct';
import { newsCentre } from './newsCentre';
import { notification } from './notification';
import { operation } from './operation';
import { orders } from './orders';
import { ownProfile, ownProfileRecord } from './ownProfile';
import { password } from './password';
import { person } from './person';
import { practice } from './practice';
import { procedure } from './procedure';
import { provisioning, provisioningPerson, provisioningTarget } from './provisioning';
import { publicFrame } from './publicFrame';
import { ra } from './ra';
import { registry } from './registry';
import { registryPerson } from './registryPerson';
import { resizing } from './resizing';
import { roles } from './roles';
import { school, schoolProfile } from './school';
import { scim } from './scim';
import { services } from './services';
import { signing } from './signing';
import { spidReadiness } from './spidReadiness';
import { support } from './support';
import { titles } from './titles';
import { transfer } from './transfer';
import { upload } from './upload';
import { user } from './user';
import { userFile } from './userFile';
import { webhook, webhookDelivery, webhooks } from './webhook';

/** Sentences of the pages that are not in first.ts, loaded with the first page that needs them. */
export const later = {
  ra,
  engine,
  effects,
  exports,
  administrative,
  assistance,
  registry,
  roles,
  password,
  publicFrame,
  campus,
  documents,
  signing,
  account,
  alias,
  ownProfile,
  accountActivity,
  accountOtp,
  person,
  scim,
  spidReadiness,
  support,
  services,
  upload,
  userFile,
  transfer,
  procedure,
  orders,
  resizing,
  school,
  webhooks,
  provisioning,
  news: newsCentre,
  resources: {
    ...commands,
    ownProfile: ownProfileRecord,
    schoolProfile,
    assistanceContact,
    assistancePackage,
    audit,
    exportRequest,
    import: imports,
    licenceProduct,
    notification,
    operation,
    practice,
    registryPerson,
    user,
    webhook: { ...webhook, title: titles.webhook },
    webhookDelivery: { ...webhookDelivery, title: titles.webhookDelivery },
    provisioningTarget: { ...provisioningTarget, title: titles.provisioningTarget },
    provisioningPerson: { ...provisioningPerson, title: titles.provisioningPerson },
  },
};
