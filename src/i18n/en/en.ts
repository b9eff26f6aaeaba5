import englishMessages from 'ra-language-english';
import type { Catalogue } from '../catalogue';
import { engine } from './engine';
import { shell } from './shell';
import { user } from './user';

export const en: Catalogue = {
  ra: englishMessages.ra as Catalogue['ra'],
  shell,
  engine,
  resources: { user },
};
