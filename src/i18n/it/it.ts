import { account } from './account';
import { accountActivity } from './accountActivity';
import { accountOtp } from './accountOtp';
import { audit } from './audit';
import { dashboard } from './dashboard';
import { documents } from './documents';
import { engine } from './engine';
import { exportRequest } from './exportRequest';
import { imports } from './imports';
import { licenceProduct } from './licenceProduct';
import { newsCentre } from './newsCentre';
import { operation } from './operation';
import { password } from './password';
import { practice } from './practice';
import { ra } from './ra';
import { registry } from './registry';
import { registryPerson } from './registryPerson';
import { roles } from './roles';
import { school } from './school';
import { services } from './services';
import { shell } from './shell';
import { signing } from './signing';
import { spidReadiness } from './spidReadiness';
import { user } from './user';

/** The Italian catalogue, the model of the others. */
export const it = {
  ra,
  shell,
  dashboard,
  engine,
  registry,
  roles,
  password,
  documents,
  signing,
  account,
  accountActivity,
  accountOtp,
  spidReadiness,
  services,
  school,
  news: newsCentre,
  resources: {
    user,
    audit,
    exportRequest,
    import: imports,
    licenceProduct,
    operation,
    practice,
    registryPerson,
  },
};
