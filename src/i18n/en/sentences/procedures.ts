/** Reasons why a procedure, an order, a file or a list cannot continue, by the provider's Italian sentence. */
export const procedures: Readonly<Record<string, string>> = {
  'Il codice ministeriale deve essere di 10 caratteri': 'The ministerial code must have 10 characters',
  "L'anno deve essere di 4 cifre": 'The year must have 4 digits',
  'È necessario indicare un istituto': 'A school must be chosen',
  'È necessario indicare almeno un istituto': 'At least one school must be chosen',
  'La motivazione è obbligatoria': 'The reason is required',
  'La motivazione deve essere maggiore di 20 caratteri': 'The reason must be longer than 20 characters',
  'La motivazione deve essere inferiore a 256 caratteri': 'The reason must be shorter than 256 characters',
  'Campus non è disponibile per questa scuola.': 'Campus is not available for this school.',
  'La prima riga del file deve essere l’intestazione: Nome, Cognome, Codice Fiscale, Email.':
    'The first row of the file must be the header: Nome, Cognome, Codice Fiscale, Email.',
  'Il file non contiene utenti.': 'The file holds no users.',
  'In questa scuola gli utenti non si importano da un file CSV: si aggiungono dall’anagrafe.':
    'In this school users are not imported from a CSV file: they are added from the registry.',
  'Il documento non è più da firmare. Ricaricare la pagina.':
    'The document is no longer to be signed. Reload the page.',
  'La richiesta è già stata evasa: non si può più annullare, ma si può eliminare.':
    'The request was fulfilled already: it cannot be cancelled any more, but it can be deleted.',
  'La richiesta è ancora in elaborazione: non si può eliminare, ma si può annullare.':
    'The request is still being processed: it cannot be deleted, but it can be cancelled.',
  'I dati che la legge protegge di più non si possono esportare: togliere le colonne che li contengono':
    'The data that the law protects most cannot be exported: remove the columns that hold them',
  "Scrivere il motivo dell'esportazione, di almeno {} caratteri":
    'Write why it is exported, in at least {} characters',
  'Un file può avere al massimo {} righe.': 'A file can have at most {} rows.',
  'Le righe devono seguire l’ordine del file': 'The rows must follow the order of the file',
  'Riga non prevista': 'A row that was not expected',
  "I dati della scuola sono cambiati dopo l'ultimo controllo: le righe sono state controllate di nuovo. Verificare e confermare.":
    'The data of the school changed after the last check: the rows were checked again. Look at them and confirm.',
  "Nessuna riga del file cambia qualcosa: non c'è nulla da importare.":
    'No row of the file changes anything: there is nothing to import.',
  'Il documento della licenza non è ancora disponibile.': 'The document of the licence is not available yet.',
  'I codici di questo programma non sono ancora disponibili.':
    'The codes of this program are not available yet.',
  'I codici di aggiornamento di questo programma non sono ancora disponibili.':
    'The update codes of this program are not available yet.',
  'Il contratto di assistenza non è disponibile.': 'The support contract is not available.',
  'Download non disponibile': 'Download not available',
  'I libri di testo non sono disponibili.': 'The textbooks are not available.',
  'La scuola non ha questo programma.': 'The school does not have this program.',
  "L'incarico è stato assegnato ad altri nel frattempo: controllare e scegliere di nuovo.":
    'The office was given to somebody else meanwhile: check and choose again.',
  'Operazione interrotta': 'Operation interrupted',
  'Alcuni contratti dell’ordine sono stati rinnovati nel frattempo: l’ordine non si può più accettare.':
    'Some contracts of the order were renewed meanwhile: the order cannot be accepted any more.',
  'Prima di proseguire con il rinnovo occorre inviare la lettera di nomina del responsabile del trattamento, firmata digitalmente dal dirigente scolastico.':
    'Before going on with the renewal, the letter that appoints the data processor must be sent, signed digitally by the head.',
  'Selezionare la fascia di alunni.': 'Select the band of pupils.',
  'Un ordine è già in corso: ricaricare la pagina per vederne lo stato.':
    'An order is under way already: reload the page to see its state.',
  'I prodotti dell’ordine non sono quelli scelti nel passo “Prodotti”: un altro utente li ha cambiati. Ricaricare la pagina.':
    'The products of the order are not those chosen in the step of the products: another user changed them. Reload the page.',
  'Non c’è alcun ordine.': 'There is no order.',
  'Non c’è alcun ordine da modificare: forse un altro utente lo ha annullato.':
    'There is no order to change: perhaps another user has cancelled it.',
  'L’ordine di una scuola privata si fa per e-mail: non ha dati da modificare.':
    'A private school orders by e-mail: there are no data to change.',
  'L’ordine è già arrivato dal MEPA: i suoi dati non si possono più modificare.':
    'The order has come from MEPA already: its data cannot be changed any more.',
  'L’ordine è già stato accettato: i suoi dati non si possono più modificare.':
    'The order was accepted already: its data cannot be changed any more.',
  'Il contratto dell’ordine è già stato predisposto: firmarlo, oppure rivolgersi al fornitore per annullarlo.':
    'The contract of the order is ready: sign it, or ask the provider to cancel it.',
  'Selezionare almeno un prodotto.': 'Select at least one product.',
  'Alcuni prodotti non sono più tra quelli da rinnovare o ripristinare: forse sono stati rinnovati nel frattempo. Ricaricare la pagina.':
    'Some products are no longer to be renewed or restored: they may have been renewed meanwhile. Reload the page.',
  'Gli importi inviati non corrispondono a quelli calcolati dal fornitore. Ricaricare la pagina e controllare il riepilogo.':
    'The amounts that were sent are not those that the provider reckons. Reload the page and check the summary.',
  'L’ordine è di un’altra scuola.': 'The order is of another school.',
  'Il contratto si firma dopo che il fornitore ha accettato l’ordine.':
    'The contract is signed once the provider has accepted the order.',
  'La pratica è arrivata a un altro passo: ricaricare la pagina.':
    'The procedure is at another step: reload the page.',
  'La scuola indicata non è quella con cui si è entrati.':
    'The school that was given is not that of the sign-in.',
  'L’anno della pratica è quello corrente: ricaricare la pagina e riprovare.':
    'The year of the procedure is the current one: reload the page and try again.',
  'Il dirigente scolastico inviato non è quello indicato nel passo “DS responsabile”.':
    'The head that was sent is not the one of the step of the responsible head.',
  'I file inviati non sono quelli caricati: ricaricare la pagina e riprovare.':
    'The files that were sent are not those that were uploaded: reload the page and try again.',
  'Il documento non è disponibile.': 'The document is not available.',
  'La pratica non esiste, oppure è stata eliminata.': 'There is no such procedure, or it was deleted.',
  'Per questo codice ci sono più pratiche: indicare anche l’area.':
    'There are several procedures for this code: name the area too.',
  'La pratica è già firmata: non si può più modificare.':
    'The procedure is signed: it cannot be changed any more.',
  'Il documento della pratica è già stato generato: per cambiare i file annullarlo e allegarli di nuovo.':
    'The document of the procedure was made already: to change the files, cancel it and attach them again.',
  'Il documento si firma dopo il caricamento dei file.':
    'The document is signed once the files are uploaded.',
  'Il dirigente scolastico non è più quello indicato nel documento: modificare il passo “DS responsabile” prima di firmare.':
    'The head is no longer the one named in the document: change the step of the responsible head before signing.',
  'Esiste già una pratica per questo codice e quest’area: aprirla dallo storico delle pratiche, oppure indicare un altro codice o un’altra area.':
    'There is a procedure for this code and area already: open it from the history, or give another code or area.',
  'Codice e area identificano la pratica e non si possono modificare: annullare la pratica e iniziarne un’altra.':
    'Code and area say which procedure it is and cannot be changed: cancel it and begin another.',
  'Allegare almeno un file.': 'Attach at least one file.',
  'Il caricamento di alcuni file non è concluso: scegliere di nuovo gli stessi file per riprenderlo, oppure eliminarli.':
    'The upload of some files is not finished: choose the same files again to go on, or delete them.',
  'Il servizio di conservazione non è previsto per questa scuola.':
    'This school has no preservation service.',
  'L’attivazione è già completata: i suoi dati non si possono più modificare.':
    'The activation is complete: its data cannot be changed any more.',
  'Prima di confermare occorre firmare tutti e quattro i documenti.':
    'All four documents must be signed first.',
  'La ricevuta si ottiene quando l’attivazione è completata.':
    'The receipt is there once the activation is complete.',
  'Indicare prima il responsabile della conservazione.': 'Name who is responsible for preservation first.',
  'Nella gestione utenti non è indicato il dirigente scolastico con il suo codice fiscale: indicarlo e riprovare.':
    'User management names no head with a tax code: name one and try again.',
  'Il documento non è ancora disponibile.': 'The document is not available yet.',
  'Il documento non è ancora firmato.': 'The document is not signed yet.',
  'Il dirigente scolastico non è più quello indicato nei documenti: prepararli di nuovo prima di firmare.':
    'The head is no longer the one named in the documents: prepare them again before signing.',
  "L'anagrafica del personale è disponibile per le scuole che hanno la licenza di Alunni o di Personale.":
    'The staff registry is there for schools with a licence of Alunni or Personale.',
  "L'utenza scelta risulta già collegata ad un altra Anagrafe. È possibile collegare una sola anagrafe all'utenza.":
    'The chosen account is linked to another person of the registry. An account can be linked to one alone.',
  "La persona è già collegata a un'utenza: dissociarla prima di associarla a un'altra.":
    'The person is linked to an account: unlink it before linking another.',
  "L'utenza scelta non esiste: sceglierne un'altra": 'The chosen account does not exist: choose another',
  'Non ci sono utenti da importare!': 'There are no users to import!',
  "L'anagrafe è cambiata nel frattempo: verificare di nuovo le novità e confermare.":
    'The registry changed meanwhile: look at what is new again and confirm.',
  "L'utenza non è di una persona che non è più presente nell'anagrafe":
    'The account is not that of somebody who left the registry',
  "L'anagrafe non è stata aggiornata e nessuna utenza è stata disattivata.":
    'The registry was not updated and no account was deactivated.',
  "L'utenza non è collegata a nessuna persona dell'anagrafe in questo anno di servizio":
    'The account is linked to nobody in the registry of this year of service',
  "L'utenza è già stata allineata per un altro anno di servizio":
    'The account was aligned for another year of service',
  'La scuola non è interessata da un dimensionamento.': 'The school is in no resizing.',
  'Per questa scuola non è prevista alcuna procedura di dimensionamento.':
    'This school has no procedure of resizing.',
  'La scuola indicata non è tra quelle accorpanti': 'The school that was given is none of the receiving ones',
  'L’anno o lo stato della scuola non sono quelli attuali: ricaricare la pagina e riprovare.':
    'Year or state of the school are not the current ones: reload the page and try again.',
  'Il documento è già firmato: la procedura non si può più annullare.':
    'The document is signed: the procedure cannot be cancelled any more.',
  'Il riepilogo è disponibile quando tutti gli applicativi sono stati accettati o rifiutati.':
    'The summary is there once all applications were accepted or refused.',
  'Un applicativo non è tra quelli trasmessi a questa scuola: ricaricare la pagina e riprovare.':
    'An application is none of those handed to this school: reload the page and try again.',
  'Il documento si firma dopo l’invio delle scelte.': 'The document is signed once the choices were sent.',
  'L’accordo SPID firmato non è disponibile: la richiesta non è ancora stata firmata.':
    'The signed SPID agreement is not available: the request is not signed yet.',
  'Non esistono log accessi spid per questa scuola.': 'There are no logs of SPID accesses of this school.',
  'La procedura è arrivata a un altro passo: la pagina mostra quello attuale.':
    'The procedure is at another step: the page shows the current one.',
  'Il dirigente scolastico non è quello indicato nella gestione utenti: controllare il passo “DS responsabile”.':
    'The head is not the one of user management: check the step of the responsible head.',
  'L’utenza indicata come dirigente scolastico non è di una persona: indicarne un’altra nella gestione utenti.':
    'The account named as the head is not that of a person: name another in user management.',
  'L’ordine non esiste, oppure non ha una ricevuta.': 'There is no such order, or it has no receipt.',
  'La ricevuta si ottiene quando la procedura è conclusa.':
    'The receipt is there once the procedure is over.',
};
