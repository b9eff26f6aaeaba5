/** Reasons for refusals and for leaving people out, by the Italian sentence of the contract. */
export const refusals: Readonly<Record<string, string>> = {
  'L’indirizzo deve iniziare con https://': 'The address has to begin with https://',
  'L’indirizzo non può contenere nome utente e password: basta la firma di ogni messaggio.':
    'The address cannot contain a user name and password: the signature of each message is enough.',
  'L’indirizzo deve essere raggiungibile da Internet: non può essere di una rete interna.':
    'The address has to be reachable from the Internet: it cannot be in an internal network.',
  'Il webhook non c’è più: aggiornare l’elenco.': 'The webhook no longer exists: reload the list.',
  'Il webhook è disattivato: per inviare va prima riattivato.':
    'The webhook is disabled: enable it before you send.',
  'L’invio non c’è più: se ne conservano trenta giorni.':
    'The delivery no longer exists: deliveries are kept for thirty days.',
  'È già in coda: verrà inviato al prossimo tentativo.':
    'It is already queued: it will be sent at the next attempt.',
  "L'utenza supervisor della scuola non si può selezionare":
    'The school’s supervisor account cannot be selected',
  'A questa utenza il codice OTP non è richiesto': 'This account is not asked for an OTP code',
  "All'utenza supervisor della scuola le credenziali non si inviano da qui":
    'Credentials are not sent from here to the school’s supervisor account',
  "Password non valida. L'operazione non puo' essere completata": 'Wrong password. This cannot be completed',
  'Il nome utente non esiste. Verificare che sia inserito correttamente.':
    'The user name does not exist. Check that it was entered correctly.',
  "Le credenziali indicate non sono valide. Verificare se l'utenza e' stata inserita correttamente.":
    'These credentials are not valid. Check whether the account was entered correctly.',
  'Le domande di supplenza si acquisiscono in Personale: i due prodotti si ordinano insieme.':
    'Applications of substitutes are taken in by Personale: the two products are ordered together.',
  'L’area web del personale è un accessorio gratuito di Personale.':
    'The web area of the staff is a free addition to Personale.',
  'La modulistica in linea è pubblicata nel sito web della scuola: i due servizi si ordinano insieme.':
    'Forms online are published on the school’s web site: the two services are ordered together.',
  'L’assistenza non può farlo per conto della scuola: occorre che lo faccia il supervisor.':
    'Support cannot do this for the school: the supervisor has to do it.',
  'L’assistenza non può cambiare questo dato: occorre che lo faccia il supervisor.':
    'Support cannot change this: the supervisor has to do it.',
  'Chi non ha mai effettuato l’accesso riceverebbe le credenziali: l’assistenza non può abilitarlo, occorre che lo faccia il supervisor':
    'Who never signed in would be sent credentials: support cannot activate them, the supervisor has to do it',
  'La scuola è sospesa: per ora non è possibile accedere né operare, e i dati restano al loro posto. Per informazioni rivolgersi all’assistenza.':
    'The school is suspended: for now nobody can sign in or do anything, and its data stay in place. For more, turn to support.',
  'L’accesso di assistenza è terminato. Per continuare occorre un nuovo consenso del supervisor.':
    'The support access has ended. To go on, the supervisor has to consent again.',
  'La richiesta di assistenza non aspetta più una risposta.':
    'The support request is no longer waiting for an answer.',
  'Dati assenti o non validi!': 'Missing or invalid data!',
  'I dati inviati sono troppo grandi.': 'The data sent are too large.',
  'I dati sono cambiati nel frattempo. Ricaricare la pagina e riprovare.':
    'The data have changed meanwhile. Reload the page and try again.',
  "Il codice fiscale dell'utenza è già quello dell'anagrafe":
    'The tax code of the account is already that of the registry',
  'Il codice fiscale manca o non è valido: va modificato da Alunni o Personale':
    'The tax code is missing or invalid: it is changed in Alunni or Personale',
  'Il codice fiscale manca: inserirlo nella scheda dell’utente':
    'The tax code is missing: enter it on the user’s page',
  'Il codice fiscale manca: va inserito da Alunni o Personale':
    'The tax code is missing: it is entered in Alunni or Personale',
  'Il codice fiscale non è corretto: controllarlo nella scheda dell’utente':
    'The tax code is not right: check it on the user’s page',
  'Il codice fiscale non è valido: va modificato da Alunni o Personale':
    'The tax code is invalid: it is changed in Alunni or Personale',
  'Il file non ha un nome: rinominarlo e sceglierlo di nuovo.':
    'The file has no name: rename it and choose it again.',
  'Il file non è ancora arrivato per intero. Riprendere il caricamento.':
    'The file has not arrived whole yet. Resume the upload.',
  'Il file scelto non è quello di cui è stato iniziato il caricamento. Scegliere lo stesso file, oppure annullare il caricamento e iniziarne un altro.':
    'The chosen file is not the one whose upload was begun. Choose the same file, or cancel the upload and begin another.',
  'Il file supera la dimensione massima.': 'The file is larger than allowed.',
  'Il file è troppo grande: si possono caricare file fino a 500 GB.':
    'The file is too large: files up to 500 GB can be uploaded.',
  'Il file è vuoto: non c’è nulla da caricare.': 'The file is empty: there is nothing to upload.',
  'Il formato dei dati inviati non è previsto.': 'The format of the data sent is not expected.',
  'Il nome del file non può contenere barre: rinominarlo e sceglierlo di nuovo.':
    'The name of the file may have no slashes: rename it and choose it again.',
  'Windows usa questo nome per un dispositivo: rinominare il file e sceglierlo di nuovo.':
    'Windows uses this name for a device: rename the file and choose it again.',
  'Contiene troppi valori: inviarli in più volte': 'It has too many values: send them in several requests',
  'Il nome del file è troppo lungo: rinominarlo e sceglierlo di nuovo.':
    'The name of the file is too long: rename it and choose it again.',
  'Sportello è in manutenzione. Lasciare aperta questa pagina, con quanto vi è scritto, e riprovare più tardi.':
    'Sportello is under maintenance. Leave this page open, with everything typed in it, and try again later.',
  'Il servizio non è disponibile in questo momento. Riprovare tra qualche secondo.':
    'The service is not available right now. Try again in a few seconds.',
  "L'e-mail manca: va inserita da Alunni o Personale":
    'The e-mail is missing: it is entered in Alunni or Personale',
  "L'e-mail non è valida: va modificata da Alunni o Personale":
    'The e-mail is invalid: it is changed in Alunni or Personale',
  "L'elemento richiesto non esiste o non è più disponibile.":
    'What was asked for does not exist or is no longer available.',
  "L'identità con cui è stato fatto l'accesso non corrisponde ad alcuna utenza. Rivolgersi al supervisor della scuola, poi uscire e accedere di nuovo.":
    'The identity that was used to sign in matches no account. Turn to the school’s supervisor, then sign out and in again.',
  "L'utente risulta gia' disattivato!": 'The user is already deactivated!',
  "L'utente risulta già attivo": 'The user is already active',
  "L'utente è già abilitato a Spid": 'The user is already enabled for Spid',
  "L'utenza supervisor della scuola non può essere disattivata":
    'The school’s supervisor account cannot be deactivated',
  "L'utenza supervisor della scuola non può essere eliminata":
    'The school’s supervisor account cannot be deleted',
  "L'utenza supervisor della scuola non può essere gestore utenti":
    'The school’s supervisor account cannot be a user manager',
  "L'utenza supervisor della scuola non può essere modificata da qui":
    'The school’s supervisor account cannot be changed from here',
  "L'utenza supervisor della scuola può essere modificata solo dal supervisor":
    'The school’s supervisor account can be changed by the supervisor only',
  "L'utenza è disabilitata: prima va attivata": 'The account is disabled: activate it first',
  "L'utenza è disabilitata: riattivarla prima di modificare le abilitazioni":
    'The account is disabled: activate it again before changing its permissions',
  'La parte del file non ha la lunghezza dichiarata e non è stata conservata. Riprendere il caricamento.':
    'The part of the file has not the declared length and was not kept. Resume the upload.',
  'La parte del file non è arrivata integra e non è stata conservata. Riprendere il caricamento.':
    'The part of the file did not arrive intact and was not kept. Resume the upload.',
  'La persona ha segnalato di non aver chiesto il cambio di e-mail: solo il supervisor può riattivare l’utenza':
    'The person reported that the change of e-mail was not theirs: only the supervisor can activate the account again',
  "La richiesta non ha la chiave che la protegge dall'invio doppio. Ricaricare la pagina e riprovare.":
    'The request lacks the key that protects it from being sent twice. Reload the page and try again.',
  'La richiesta non è leggibile. Ricaricare la pagina e riprovare.':
    'The request cannot be read. Reload the page and try again.',
  'La sessione è scaduta. Accedere di nuovo per continuare.':
    'The session has expired. Sign in again to go on.',
  "La stessa chiave è già stata usata per un'altra richiesta. Ricaricare la pagina e riprovare.":
    'The same key was already used for another request. Reload the page and try again.',
  "Le abilitazioni dell'utenza supervisor della scuola non si possono modificare":
    'The permissions of the school’s supervisor account cannot be changed',
  'Le proprie app di autenticazione si collegano e si rimuovono in Autorizzazioni e attività':
    'Your own authenticator apps are linked and removed under Authorisations and activities',
  'Lo stesso codice fiscale è anche di un’altra utenza della scuola: correggere quella sbagliata':
    'Another account of the school has the same tax code: correct the one that is wrong',
  'L’indirizzo a cui è stata inviata la parte del file non è valido. Riprendere il caricamento.':
    'The address to which the part of the file was sent is not valid. Resume the upload.',
  'L’indirizzo a cui è stata inviata la parte del file è scaduto. Riprendere il caricamento.':
    'The address to which the part of the file was sent has expired. Resume the upload.',
  'L’utente è già entrato: se ha dimenticato la password può chiederne una nuova dalla pagina di accesso':
    'The user has signed in before: a forgotten password is asked for anew on the sign-in page',
  'Manca la versione dei dati da modificare. Ricaricare la pagina e riprovare.':
    'The version of the data to be changed is missing. Reload the page and try again.',
  'Non c’è spazio sufficiente per conservare il file. Quanto è già arrivato resta conservato: riprovare più tardi o rivolgersi all’assistenza.':
    'There is not enough room for the file. What has arrived is kept: try again later, or turn to support.',
  'Non si dispone dei permessi per questa operazione. Rivolgersi al supervisor della scuola.':
    'You lack the permissions for this. Turn to the school’s supervisor.',
  "Non è collegata a nessuna utenza: associarla prima a un'utenza":
    'It is linked to no account: link it to one first',
  'Non è possibile disattivare la propria utenza': 'Nobody can deactivate their own account',
  'Non è possibile eliminare la propria utenza': 'Nobody can delete their own account',
  'Non è possibile modificare le proprie abilitazioni': 'Nobody can change their own permissions',
  'Non è possibile modificare le proprie autorizzazioni di gestore utenti':
    'Nobody can change their own rights as a user manager',
  'Non è possibile operare con questo account: è disabilitato oppure non è mai stato usato.':
    'This account cannot be used: it is disabled, or was never used.',
  "Operazione non consentita. L'utente non e' autorizzato ad accedere.":
    'Not allowed. The user is not authorised to sign in.',
  'Operazione non prevista a questo indirizzo.': 'This cannot be done at this address.',
  'Ops, dati non disponibili. Riprovare più tardi.': 'Oops, the data are not available. Try again later.',
  "Password, passkey e codici di accesso non si gestiscono qui, ma presso il gestore dell'identità con cui si accede.":
    'Passwords, passkeys and access codes are not managed here, but by the identity provider with which you sign in.',
  "Persona non trovata nell'anagrafe": 'Person not found in the registry',
  'Prima di questa operazione occorre confermare la propria identità, con la password o con una passkey. Chi ha effettuato l’accesso senza password può uscire e accedere di nuovo.':
    'Confirm your identity first, with the password or a passkey. Who signed in without a password can sign out and in again.',
  'Prima di questa operazione occorre confermare la propria identità, con un codice dell’app di autenticazione o con una passkey.':
    'Confirm your identity first, with a code of the authenticator app or a passkey.',
  'La richiesta non è arrivata per intero in tempo utile. Verificare la connessione e riprovare.':
    'The request did not arrive whole in time. Check the connection and try again.',
  'Lo spazio della scuola non basta per questo file. Eliminare i file che non servono più oppure rivolgersi all’assistenza.':
    'The school has too little space for this file. Delete the files that are no longer needed, or contact support.',
  'Lo spazio dei file eliminati o sostituiti si libera entro un giorno: riprovare domani oppure rivolgersi all’assistenza.':
    'The space of deleted or replaced files is free within a day: try again tomorrow, or contact support.',
  'L’indirizzo richiesto è troppo lungo. Ridurre i filtri o la ricerca e riprovare.':
    'The requested address is too long. Reduce the filters or the search and try again.',
  'L’indirizzo o i dati che il browser aggiunge alla richiesta sono troppo lunghi. Ridurre i filtri o la ricerca; se accade di nuovo, eliminare i cookie di questo sito e accedere di nuovo.':
    'The address or the data that the browser adds to the request is too long. Reduce the filters or the search; if it happens again, delete the cookies of this site and sign in again.',
  'Questa parte del file è già arrivata: non occorre inviarla di nuovo.':
    'This part of the file has arrived already: it need not be sent again.',
  "Si possono eliminare solo le utenze che non hanno mai effettuato l'accesso":
    'Only accounts that have never signed in can be deleted',
  'Solo il supervisor può modificare le utenze dei supervisor, del dirigente scolastico, del DSGA e dei gestori':
    'Only the supervisor can change the accounts of supervisors, of the head, of the DSGA and of managers',
  'Solo il supervisor può nominare o revocare un gestore utenti':
    'Only the supervisor can appoint or dismiss a user manager',
  'Troppe richieste in poco tempo. Attendere un minuto e riprovare.':
    'Too many requests in a short time. Wait a minute and try again.',
  'Un altro utente ha modificato questi dati nel frattempo. Confrontare i valori e salvare di nuovo.':
    'Another user has changed these data meanwhile. Compare the values and save again.',
  'Elemento non trovato': 'Item not found',
  "L'elenco è cambiato nel frattempo: qualcuno ha spostato, aggiunto o eliminato elementi. L'ordine non è stato salvato.":
    'The list has changed meanwhile: somebody has moved, added or deleted items. The order was not saved.',
  'Utente non trovato': 'User not found',
  "È già collegata a un'utenza": 'It is linked to an account already',
  'Il file non si può più scaricare: il tempo per farlo è passato. Si può chiedere di nuovo.':
    'The file can no longer be downloaded: the time for it has passed. It can be asked for again.',
  'Codice non valido. Usare quello che l’app mostra adesso.':
    'The code is not valid. Use the one that the app shows now.',
};
