import englishMessages from 'ra-language-english';
import type { Catalogue } from '../catalogue';
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
import { dashboard } from './dashboard';
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
import { registry } from './registry';
import { registryPerson } from './registryPerson';
import { resizing } from './resizing';
import { roles } from './roles';
import { school, schoolProfile } from './school';
import { scim } from './scim';
import { services } from './services';
import { shell } from './shell';
import { signing } from './signing';
import { spidReadiness } from './spidReadiness';
import { support } from './support';
import { transfer } from './transfer';
import { upload } from './upload';
import { user } from './user';
import { userFile } from './userFile';
import { webhook, webhookDelivery, webhooks } from './webhook';

export const en: Catalogue = {
  ra: englishMessages.ra as Catalogue['ra'],
  shell,
  dashboard,
  engine,
  exports,
  administrative,
  assistance,
  registry,
  roles,
  password,
  publicFrame,
  campus,
  documents,
  effects,
  signing,
  account,
  alias,
  ownProfile,
  accountActivity,
  accountOtp,
  person,
  spidReadiness,
  scim,
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
    user,
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
    webhook,
    webhookDelivery,
    provisioningTarget,
    provisioningPerson,
  },
};
