export const supervisors = 'supervisor |||| supervisor';
export const withoutTaxCode = 'senza codice fiscale |||| senza codice fiscale';
export const notFound = 'Utente non trovato';
export const uidAccents = 'Il nome utente non può contenere lettere accentate';
export const blank = 'Non è possibile inserire spazi vuoti';
export const uidReserved = 'Utente non deve iniziare con supervisor';
export const uidTooShort = 'Utente deve essere maggiore di {count} caratteri';
export const uidCharacters = 'Il nome utente può contenere solo lettere, cifre, punti, trattini e apostrofi';
export const onlySupervisorCanChangeAccounts =
  'Solo il supervisor può modificare le utenze dei supervisor, del dirigente scolastico, del DSGA e dei gestori';
export const reservedToSupervisor = 'riservato al supervisor |||| riservati al supervisor';
export const surnameTooLong = 'Il cognome non può essere maggiore di {count} caratteri';
export const supervisorNotDeactivated = "L'utenza supervisor della scuola non può essere disattivata";
export const ownNotDeactivated = 'Non è possibile disattivare la propria utenza';
export const userIsAlreadyDeactivated = "L'utente risulta gia' disattivato!";
export const deactivatedAlready = 'già disattivato |||| già disattivati';
export const supervisorNotChangedHere = "L'utenza supervisor della scuola non può essere modificata da qui";
export const personReportedChangeOfEmail =
  'La persona ha segnalato di non aver chiesto il cambio di e-mail: solo il supervisor può riattivare l’utenza';
export const withContestedChangeOfEmail =
  'con cambio di e-mail contestato |||| con cambio di e-mail contestato';
export const neverSignedInForSupport =
  'Chi non ha mai effettuato l’accesso riceverebbe le credenziali: l’assistenza non può abilitarlo, occorre che lo faccia il supervisor';
export const neverSignedIn =
  'che non ha mai effettuato l’accesso |||| che non hanno mai effettuato l’accesso';
export const userIsAlreadyActive = "L'utente risulta già attivo";
export const activeAlready = 'già attivo |||| già attivi';
export const enterNewExpiry = 'Indicare la nuova scadenza';
export const newExpiryNotFuture = 'La nuova scadenza deve essere successiva a oggi';
export const supervisorNotDeleted = "L'utenza supervisor della scuola non può essere eliminata";
export const ownNotDeleted = 'Non è possibile eliminare la propria utenza';
export const onlyNeverSignedIn = "Si possono eliminare solo le utenze che non hanno mai effettuato l'accesso";
export const signedInAlready = 'che ha già effettuato l’accesso |||| che hanno già effettuato l’accesso';
export const supervisorPermissions =
  "Le abilitazioni dell'utenza supervisor della scuola non si possono modificare";
export const ownPermissions = 'Non è possibile modificare le proprie abilitazioni';
export const accountDisabled = "L'utenza è disabilitata: riattivarla prima di modificare le abilitazioni";
export const disabled = 'disabilitato |||| disabilitati';
export const onlyBySupervisor = 'Solo il supervisor può nominare o revocare un gestore utenti';
export const supervisorNotManager = "L'utenza supervisor della scuola non può essere gestore utenti";
export const ownManagerRights = 'Non è possibile modificare le proprie autorizzazioni di gestore utenti';
export const noRoleSelected = 'Nessun ruolo selezionato!';
export const birthNotPast = 'La data di nascita deve venire prima di oggi';
export const expiryBeforeBirth = 'La scadenza non può venire prima della data di nascita';
export const expiryBeforeStart = "La scadenza non può venire prima dell'inizio";
export const expiryPassed = "La scadenza è già passata: l'utenza non potrebbe accedere";
export const accountExists = "L'utenza {uid} esiste già: è di {name}.";
export const alreadySent = 'Un messaggio inviato non si può ritirare';
export const taken = 'Il nome utente è stato preso nel frattempo da un’altra utenza';
export const userNameWasTaken =
  "Il nome utente è stato preso nel frattempo da un'altra persona: importare di nuovo questa riga";
export const header =
  'La prima riga del file deve essere l’intestazione: Nome, Cognome, Codice Fiscale, Email.';
export const nobody = 'Il file non contiene utenti.';
export const signedInOn = "Ha effettuato l'accesso il {day}: l'utenza resta";
export const notHere =
  'In questa scuola gli utenti non si importano da un file CSV: si aggiungono dall’anagrafe.';
export const noKey = 'Indicare il nome utente o il codice fiscale: serve a sapere di chi si tratta';
export const many = 'Più utenze hanno questo codice fiscale: indicare anche il nome utente';
export const supervisor = "L'utenza supervisor della scuola non può essere modificata con un file";
export const taxCodeTaken = "Il codice fiscale è già dell'utenza {uid}";
export const repeated = 'La stessa persona è già in una riga precedente del file';
export const sameRow = 'La stessa persona è già alla riga {count}';
export const noLetters =
  "Nessuna lettera da preparare: gli utenti selezionati hanno già effettuato l'accesso o non sono attivi";
export const changed =
  'Nel frattempo per qualcuno degli utenti la lettera non si può più preparare. I collegamenti di prima sono rimasti validi: ricaricare l’elenco e riprovare.';
export const otherUsername = "Il nome utente non è quello dell'indirizzo";
export const hadThem = 'Aveva già queste abilitazioni';
export const hadNone = 'Non aveva queste abilitazioni';
export const taxCodeShared =
  "Il codice fiscale è anche dell'utenza {uid} di {name} {surname}: con lo stesso codice nessuna delle due può entrare con SPID o CIE.";
export const changedByOwner = "Il dato non può essere modificato dopo il primo accesso dell'utente";
export const supervisorNotSelected = "L'utenza supervisor della scuola non si può selezionare";
