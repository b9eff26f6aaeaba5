import { audit } from './audit';
import { content } from './content';
import { engine } from './engine';
import { exportRequest } from './exportRequest';
import { imports } from './imports';
import { licenceProduct } from './licenceProduct';
import { notification } from './notification';
import { operation } from './operation';
import { practice } from './practice';
import { ra } from './ra';
import { registryPerson } from './registryPerson';
import { shell } from './shell';
import { user } from './user';

/** The Italian catalogue, the model of the others. */
export const it = {
  ra,
  shell,
  engine,
  resources: {
    user,
    audit,
    content,
    exportRequest,
    import: imports,
    licenceProduct,
    notification,
    operation,
    practice,
    registryPerson,
  },
};
