/** The names of pages that the menu says, while their other sentences are not here yet. */
export const titles = {
  registryPerson: 'Anagrafica del personale',
  licenceProduct: 'Licenze',
  exportRequest: 'Esportazione dati',
  practice: 'Altri Fornitori',
  import: 'Importazioni',
  operation: 'Operazioni',
  audit: 'Registro operazioni',
  spidReadiness: 'Accesso con SPID e CIE',
  campus: 'Statistiche Campus',
  school: 'Anagrafica',
  services: 'Servizi',
  documents: 'Documenti e firma',
  merged: 'Dimensionamenti-Accorpata',
  receiving: 'Dimensionamenti-Accorpante',
  notifications: 'Notifiche',
  news: 'Notizie',
};
