import type { Catalogue } from '../catalogue';

/** Sentences of the frame around pages for people who are not signed in. */
export const publicFrame: Catalogue['publicFrame'] = {
  product: 'Sportello',
  lead: 'Administration portal of the schools',
  toSignIn: 'Back to the sign-in',
  help: 'Help',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
};
