export const none = 'Il servizio di conservazione non è previsto per questa scuola.';
export const completed = 'L’attivazione è già completata: i suoi dati non si possono più modificare.';
export const notAllSigned = 'Prima di confermare occorre firmare tutti e quattro i documenti.';
export const noReceipt = 'La ricevuta si ottiene quando l’attivazione è completata.';
export const noManager = 'Indicare prima il responsabile della conservazione.';
export const noHead =
  'Nella gestione utenti non è indicato il dirigente scolastico con il suo codice fiscale: indicarlo e riprovare.';
export const notThere = 'Il documento non è ancora disponibile.';
export const unsigned = 'Il documento non è ancora firmato.';
export const otherHead =
  'Il dirigente scolastico non è più quello indicato nei documenti: prepararli di nuovo prima di firmare.';
