import type { Catalogue } from '../catalogue';

/** Sentences of user management. */
export const user: Catalogue['resources']['user'] = {
  name: 'User |||| Users',
  title: 'User management',
};
