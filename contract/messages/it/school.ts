export const noApplication = 'Indicare l’applicazione a cui si riferisce l’aggiornamento';
export const noVersion = 'Indicare la versione rilasciata con l’aggiornamento';
export const invalidNumber = 'Numero non valido: sono ammesse cifre e spazi';
export const postcodeRequired = 'CAP obbligatorio';
export const invalidPostcode = 'CAP non valido (es. 00199)';
export const invalidWebSite = 'Indirizzo non valido (es. www.scuola.edu.it)';
