import * as account from './account';
import * as activities from './activities';
import * as alias from './alias';
import * as campus from './campus';
import * as clock from './clock';
import * as contracts from './contracts';
import * as documents from './documents';
import * as errors from './errors';
import * as exportRequests from './exportRequests';
import * as exports from './exports';
import * as fields from './fields';
import * as imports from './imports';
import * as licences from './licences';
import * as offices from './offices';
import * as operations from './operations';
import * as orders from './orders';
import * as preservation from './preservation';
import * as procedures from './procedures';
import * as provisioning from './provisioning';
import * as registry from './registry';
import * as requests from './requests';
import * as resizing from './resizing';
import * as roles from './roles';
import * as school from './school';
import * as scim from './scim';
import * as signing from './signing';
import * as spid from './spid';
import * as staff from './staff';
import * as stored from './stored';
import * as supportAccess from './supportAccess';
import * as tables from './tables';
import * as transfer from './transfer';
import * as uploads from './uploads';
import * as users from './users';
import * as views from './views';
import * as webhooks from './webhooks';

/** Italian texts of the messages, by area: for the generated files. Code imports the area that it needs. */
export const it = {
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
