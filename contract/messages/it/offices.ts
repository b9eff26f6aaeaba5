export const chooseUser = 'Scegliere un utente';
export const itIsSupervisorAccount = "È l'utenza supervisor della scuola";
export const itIsGenericAccount = "È un'utenza generica, non di una persona";
export const hasOfficeAlready = "Ha già l'incarico";
export const hasNoTaxCode = 'Non ha il codice fiscale';
export const hasNeverSigned = "Non ha mai effettuato l'accesso";
export const changed =
  "L'incarico è stato assegnato ad altri nel frattempo: controllare e scegliere di nuovo.";
