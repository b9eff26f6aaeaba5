/**
 * Reasons why a record, an operation or a part of a file was left out or refused, by the provider's Italian sentence.
 */
export const records: Readonly<Record<string, string>> = {
  "È l'utenza supervisor della scuola": 'It is the supervisor account of the school',
  "Ha già l'incarico": 'Has the office already',
  'Lo stesso file è già allegato: toglierne uno': 'The same file is attached already: remove one of them',
  'Questo elemento è nel cestino: prima va ripristinato': 'This is in the bin: restore it first',
  'Non ha il codice fiscale': 'Has no tax code',
  "Non ha mai effettuato l'accesso": 'Has never signed in',
  "Le scuole private non hanno l'identità digitale": 'Private schools have no digital identity',
  "L'ultima lettera del codice fiscale non corrisponde alle altre: controllare di averlo scritto bene":
    'The last letter of the tax code does not fit the others: check that it was written rightly',
  "L'ultima lettera del codice fiscale non corrisponde alle altre: va modificato da Alunni o Personale":
    'The last letter of the tax code does not fit the others: it is changed in Alunni or Personale',
  "È un'utenza generica, non di una persona": 'It is a generic account, not a person’s',
  'La scuola non ha attivato l’accesso con codice OTP': 'The school has not turned on sign-in with OTP codes',
  'Il dato può essere modificato solo dal supervisor della scuola':
    'This can only be changed by the supervisor of the school',
  'La password attuale non è corretta': 'The current password is not right',
  'Campo non previsto con questi dati': 'This is not asked for with these data',
  'Un messaggio inviato non si può ritirare': 'A message that was sent cannot be withdrawn',
  'I dati della scuola sono cambiati dopo il controllo: importare di nuovo questa riga':
    'The data of the school changed after the check: import this row again',
  'Nel frattempo per qualcuno degli utenti la lettera non si può più preparare. I collegamenti di prima sono rimasti validi: ricaricare l’elenco e riprovare.':
    'Meanwhile the letter of one of the users can no longer be prepared. The earlier links stay valid: reload the list and try again.',
  'Il nome utente è stato preso nel frattempo da un’altra utenza':
    'The username has been taken by another account meanwhile',
  "Il nome utente è stato preso nel frattempo da un'altra persona: importare di nuovo questa riga":
    'The user name was taken by somebody else meanwhile: import this row again',
  'Indicare il nome utente o il codice fiscale: serve a sapere di chi si tratta':
    'Give the user name or the tax code: it tells who it is',
  'Più utenze hanno questo codice fiscale: indicare anche il nome utente':
    'Several accounts have this tax code: give the user name too',
  "L'utenza supervisor della scuola non può essere modificata con un file":
    'The supervisor account of the school cannot be changed by a file',
  'La stessa persona è già in una riga precedente del file': 'The same person is in a row before of the file',
  'La stessa persona è già alla riga {}': 'The same person is in row {} already',
  'La riga {} del file riguarda già lo stesso elemento': 'Row {} of the file is about the same item already',
  'Una riga precedente del file riguarda già lo stesso elemento':
    'A row before in the file is about the same item already',
  'Un’altra riga del file riguarda già lo stesso elemento':
    'Another row of the file is about the same item already',
  'Un altro elemento ha già questo valore': 'Another record has this value already',
  'Più elementi hanno questo valore: non si può sapere di quale si tratta':
    'Several items have this value: nobody can know which is meant',
  'Indicare questo dato: serve a sapere di quale elemento si tratta': 'Give this: it tells which item it is',
  'Più elementi si chiamano così: non si può sapere quale si intende':
    'Several items are called so: nobody can know which is meant',
  "Nessuna lettera da preparare: gli utenti selezionati hanno già effettuato l'accesso o non sono attivi":
    'No letter to prepare: the selected users have signed in before, or are not active',
  "Il nome utente non è quello dell'indirizzo": 'The user name is not that of the address',
  'Aveva già queste abilitazioni': 'Had these permissions already',
  'Non aveva queste abilitazioni': 'Had none of these permissions',
  "Il dato non può essere modificato dopo il primo accesso dell'utente":
    'This cannot be changed once the user has signed in',
  'Si possono salvare al massimo {} elenchi salvati per pagina': 'At most {} views of a list can be saved',
  'Esiste già un elenco con questo nome': 'There is a view of this name already',
  'La modifica non è riuscita per un errore. Riprovare più tardi.':
    'The change failed by an error. Try again later.',
  'Gli elementi da modificare sono cambiati nel frattempo: verificare di nuovo e confermare.':
    'What is to be changed has changed meanwhile: look again and confirm.',
  'Indicare gli elementi selezionati oppure un filtro': 'Give the selected records or a filter',
  'La condizione non è tra quelle previste per questo elenco': 'This list has no such condition',
  'Già presente con gli stessi dati': 'There already, with the same data',
  "Interrotta: chi l'ha avviata non ha più i permessi necessari.":
    'Interrupted: whoever began it lacks the permissions by now.',
  'Interrotta per un errore. Gli elementi rimasti si possono riprovare.':
    'Interrupted by an error. What is left can be tried again.',
  "Solo chi ha avviato l'operazione o il supervisor della scuola può farlo":
    'Only whoever began the operation or the supervisor of the school can do that',
  'Le e-mail già partite non si possono ritirare': 'Mails that were sent cannot be withdrawn',
  'Non ci sono elementi da riprovare': 'There is nothing to try again',
  "L'annullamento è stato interrotto: annullare di nuovo l'operazione":
    'Taking it back was interrupted: take the operation back again',
  'Un annullamento non si può annullare': 'Taking back cannot be taken back',
  "L'operazione non ha modificato nulla": 'The operation changed nothing',
  'Campo non valido': 'A field that is not valid',
  'Il testo contiene caratteri di controllo, che non si vedono e non si possono salvare: riscriverlo a mano':
    'The text has control characters, which nobody sees and which cannot be saved: type it again by hand',
  "L'annullamento dell'operazione è in corso: attendere che termini":
    'The operation is being taken back: wait until that has ended',
  "L'annullamento è stato ripetuto: annullare di nuovo l'operazione":
    'Taking it back was begun again since: take the operation back again',
  'Modificato in seguito, o non più presente': 'Changed later, or not there any more',
  "Tra i passaggi da annullare ce n'è uno che non riguarda gli stessi elementi o non si può più annullare: riaprire la finestra e controllare.":
    'One of the steps to take back is not about the same items, or cannot be taken back any more: open the window again and check.',
  'Campo non previsto': 'A field that was not expected',
  'Alcune parti del file non sono arrivate integre e vanno inviate di nuovo. Riprendere il caricamento.':
    'Some parts of the file did not arrive whole and must be sent again. Go on with the upload.',
  'Il file è cambiato durante il caricamento: quello arrivato non è uguale a quello scelto. Annullare il caricamento e iniziarne un altro.':
    'The file changed during the upload: what arrived is not what was chosen. Cancel the upload and begin another.',
  'Errore: esiste già un allegato con lo stesso nome!':
    'Error: there is an attachment of the same name already!',
  'È già iniziato il caricamento di un file con questo nome, ma di un’altra dimensione. Scegliere lo stesso file, oppure annullare quel caricamento e iniziarne un altro.':
    'The upload of a file of this name, but of another size, was begun. Choose the same file, or cancel that upload and begin another.',
  'Il file è già stato caricato per intero.': 'The whole file was uploaded already.',
  'Il file non ha questa parte.': 'The file has no such part.',
};
