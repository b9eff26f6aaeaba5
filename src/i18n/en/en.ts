import englishMessages from 'ra-language-english';
import type { Catalogue } from '../catalogue';
import { audit } from './audit';
import { content } from './content';
import { engine } from './engine';
import { exportRequest } from './exportRequest';
import { imports } from './imports';
import { licenceProduct } from './licenceProduct';
import { notification } from './notification';
import { operation } from './operation';
import { practice } from './practice';
import { registryPerson } from './registryPerson';
import { shell } from './shell';
import { user } from './user';

export const en: Catalogue = {
  ra: englishMessages.ra as Catalogue['ra'],
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
