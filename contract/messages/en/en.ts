import { account } from './account';
import { activities } from './activities';
import { alias } from './alias';
import { campus } from './campus';
import { clock } from './clock';
import { contracts } from './contracts';
import { documents } from './documents';
import { errors } from './errors';
import { exportRequests } from './exportRequests';
import { exports } from './exports';
import { fields } from './fields';
import { imports } from './imports';
import { licences } from './licences';
import { offices } from './offices';
import { operations } from './operations';
import { orders } from './orders';
import { preservation } from './preservation';
import { procedures } from './procedures';
import { provisioning } from './provisioning';
import { registry } from './registry';
import { requests } from './requests';
import { resizing } from './resizing';
import { roles } from './roles';
import { school } from './school';
import { scim } from './scim';
import { signing } from './signing';
import { spid } from './spid';
import { staff } from './staff';
import { stored } from './stored';
import { supportAccess } from './supportAccess';
import { tables } from './tables';
import { transfer } from './transfer';
import { uploads } from './uploads';
import { users } from './users';
import { views } from './views';
import { webhooks } from './webhooks';

/** English texts of the messages, by area. */
export const en = {
  account,
  activities,
  alias,
  campus,
  clock,
  contracts,
  documents,
  errors,
  exportRequests,
  exports,
  fields,
  imports,
  licences,
  offices,
  operations,
  orders,
  preservation,
  procedures,
  provisioning,
  registry,
  requests,
  resizing,
  roles,
  school,
  scim,
  signing,
  spid,
  staff,
  stored,
  supportAccess,
  tables,
  transfer,
  uploads,
  users,
  views,
  webhooks,
};
