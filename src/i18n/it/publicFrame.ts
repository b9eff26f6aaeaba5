/** Sentences of the frame around pages for whoever is not signed in. */
export const publicFrame = {
  product: 'Sportello',
  lead: 'Portale amministrativo delle scuole',
  toSignIn: 'Torna all’accesso',
  help: 'Aiuto',
  privacy: 'Privacy',
  accessibility: 'Accessibilità',
};
