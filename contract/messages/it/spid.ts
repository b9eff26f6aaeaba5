export const taxCodeIsMissingEnter = 'Il codice fiscale manca: inserirlo nella scheda dell’utente';
export const wrong = 'Il codice fiscale non è corretto: controllarlo nella scheda dell’utente';
export const duplicate =
  'Lo stesso codice fiscale è anche di un’altra utenza della scuola: correggere quella sbagliata';
export const noSpidInPrivateSchools = "Le scuole private non hanno l'identità digitale";
export const userIsAlreadyEnabled = "L'utente è già abilitato a Spid";
export const enabledAlready = 'già abilitato |||| già abilitati';
export const withWrongTaxCode = 'con codice fiscale errato |||| con codice fiscale errato';
export const withTaxCodeIsAnother = 'con codice fiscale doppio |||| con codice fiscale doppio';
export const missing = 'L’accordo SPID firmato non è disponibile: la richiesta non è ancora stata firmata.';
export const noLog = 'Non esistono log accessi spid per questa scuola.';
