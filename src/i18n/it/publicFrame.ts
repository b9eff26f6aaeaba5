/** Sentences of the frame around pages for people who are not signed in. */
export const publicFrame = {
  product: 'Sportello',
  lead: 'Portale amministrativo delle scuole',
  toSignIn: 'Torna all’accesso',
  help: 'Aiuto',
  privacy: 'Privacy',
  accessibility: 'Accessibilità',
};
