export const oneSchool = 'È necessario indicare un istituto';
export const someSchools = 'È necessario indicare almeno un istituto';
export const noOption =
  'Nessuna opzione selezionabile. La scuola accorpante potrebbe non essere ancora nei nostri sistemi.';
export const required = 'La motivazione è obbligatoria';
export const reasonMustBeShorter = 'La motivazione deve essere inferiore a 256 caratteri';
export const reasonMustBeLonger = 'La motivazione deve essere maggiore di 20 caratteri';
export const notOffered =
  'Un applicativo non è tra quelli trasmessi a questa scuola: ricaricare la pagina e riprovare.';
export const answeredAccepted =
  'La scelta su {what} è già stata salvata da {by} il {when} (accettato): quella di {mine} non è stata salvata. Ricaricare la pagina.';
export const answeredRefused =
  'La scelta su {what} è già stata salvata da {by} il {when} (rifiutato): quella di {mine} non è stata salvata. Ricaricare la pagina.';
export const notMerged = 'La scuola non è interessata da un dimensionamento.';
export const notNeeded = 'Per questa scuola non è prevista alcuna procedura di dimensionamento.';
export const unknownSchool = 'La scuola indicata non è tra quelle accorpanti';
export const otherFacts =
  'L’anno o lo stato della scuola non sono quelli attuali: ricaricare la pagina e riprovare.';
export const otherHead = 'Il dirigente scolastico inviato non è quello indicato nel passo “DS responsabile”.';
export const signed = 'Il documento è già firmato: la procedura non si può più annullare.';
export const notFinished =
  'Il riepilogo è disponibile quando tutti gli applicativi sono stati accettati o rifiutati.';
export const notThere = 'Il documento si firma dopo l’invio delle scelte.';
export const headIsNoLonger =
  'Il dirigente scolastico non è più quello indicato nel documento: modificare il passo “DS responsabile” prima di firmare.';
export const nobody = 'Nessuna scuola ha trasmesso i propri applicativi a questa scuola.';
