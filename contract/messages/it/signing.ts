export const renewed =
  'Firmare di nuovo il documento con un certificato valido e caricare il nuovo file .p7m.';
export const qualified =
  'Firmare di nuovo con un certificato di firma qualificata rilasciato da un prestatore italiano.';
export const askSupport =
  "Controllare chi ha rilasciato il certificato; se è un prestatore qualificato, segnalarlo all'assistenza.";
export const next = 'Firmare di nuovo includendo il certificato e caricare il nuovo file .p7m.';
export const emptyNext = 'Controllare il file salvato sul computer e caricarlo di nuovo.';
export const truncated = 'Il file è incompleto: manca la parte finale.';
export const malformed = 'Il file è danneggiato e non può essere letto come firma.';
export const pdfNext = 'Firmare il PDF scegliendo il formato CAdES (.p7m) e caricare il file ottenuto.';
export const pades = "Il file è un PDF firmato all'interno (PAdES).";
export const padesNext =
  'Firmare il documento originale scegliendo il formato CAdES (.p7m) al posto di PAdES.';
export const xmlNext = 'Firmare il documento scegliendo il formato CAdES (.p7m), non XAdES.';
export const zipNext = "Estrarre dall'archivio il file .p7m e caricare quello.";
export const asic =
  "Il file è un contenitore ASiC (.asice o .asics): il documento e la firma vi stanno uno accanto all'altra.";
export const asicNext =
  'Firmare il documento scegliendo il formato CAdES (.p7m) al posto di ASiC e caricare il file .p7m.';
export const encrypted = 'Il file è cifrato, non firmato.';
export const detached = 'La firma è separata dal documento, che è stato fornito a parte.';
export const signAgain = 'Firmare di nuovo il documento originale.';
export const unsigned = 'Il file non contiene firme.';
export const uploadFile = 'Caricare il file così come era quando è stato marcato.';
export const sendAsIs =
  'Chiedere al mittente di inviare di nuovo il file, così come è uscito dal programma di firma.';
export const askSigned = 'Chiedere al mittente il file firmato.';
export const extract = "Estrarre i file dall'archivio e aprirli uno alla volta.";
export const otpNext = 'Attendere un nuovo codice OTP, inserirlo e riprovare.';
export const replaced = 'Il documento è stato sostituito da una nuova versione dopo essere stato scaricato.';
export const clauses = 'Le due dichiarazioni non sono state accettate.';
export const digits = 'Codice OTP non valido (non sono ammessi caratteri)';
export const otpLength = 'Il campo OTP è un codice di {count} cifre';
export const otherHead =
  'La richiesta di firma inviata da {asker} è per {head}, che non è più il dirigente scolastico: {asker} deve inviarne una nuova.';
export const expired =
  'La richiesta di firma inviata da {asker} a {head} è scaduta: {asker} può inviarne una nuova.';
export const cancelled =
  'La richiesta di firma inviata da {asker} a {head} è stata annullata: {asker} può inviarne una nuova.';
export const over =
  'La richiesta di firma inviata da {asker} a {head} è già conclusa: non resta niente da firmare.';
export const again =
  'Per uno dei documenti c’è già una richiesta di firma inviata da {asker} a {head}: inviare un promemoria, o annullarla.';
export const tooSoon =
  'A {head} è già stato scritto da meno di un’ora: attendere prima di un altro promemoria.';
export const same = 'Chi firma è {head}, cioè chi sta chiedendo la firma: firmare direttamente i documenti.';
export const noAddress =
  '{asker} non può inviare la richiesta a {head}, che non ha un indirizzo e-mail: inserirlo nella gestione utenti e riprovare.';
export const certificateMissing = 'Il file non contiene il certificato di chi firma.';
export const keyUsage = 'Il certificato non è fatto per firmare documenti (manca il non ripudio).';
export const keyUsageNext = 'Firmare di nuovo con il certificato di firma, non con quello di autenticazione.';
export const signerIsAuthority = "Il certificato è di un'autorità di certificazione, non di una persona.";
export const criticalExtension = 'Il certificato pone una condizione che non è riconosciuta.';
export const certificateExpired =
  'Il certificato è scaduto e nulla prova che la firma sia precedente alla scadenza.';
export const signedAfterExpiry = 'La firma è stata apposta con un certificato scaduto.';
export const certificateNotYetValid = 'Il certificato non era ancora valido.';
export const certificateRevoked = 'Il certificato è stato revocato o sospeso da chi lo ha emesso.';
export const issuerUnknown = 'Chi ha emesso il certificato non è tra le autorità riconosciute.';
export const issuerNotAuthority = 'Il certificato è stato emesso da chi non può emettere certificati.';
export const issuerExpired = "Il certificato dell'autorità che lo ha emesso non è valido in quella data.";
export const issuerNotQualified =
  "Secondo l'elenco di fiducia, in quella data chi ha emesso il certificato non era un prestatore qualificato.";
export const certificateNotQualified = 'Il certificato non è di firma qualificata.';
export const chainTooLong = "L'autorità che ha emesso il certificato non poteva delegare ad altre.";
export const chainWeak = 'Il certificato è stato emesso con algoritmi non più ammessi.';
export const revocationUnchecked = 'Non è stato controllato se il certificato è stato revocato.';
export const revocationUncheckedNext =
  'Per averne certezza, controllare la revoca presso chi ha emesso il certificato.';
export const timestampVerified = 'Una marca temporale riconosciuta prova quando la firma esisteva.';
export const timestampUntrusted =
  "La firma ha una marca temporale di un'autorità che non è tra quelle riconosciute.";
export const timestampBroken = 'La firma ha una marca temporale che non la riguarda o è danneggiata.';
export const archiveTimestampVerified =
  'Una marca temporale di archivio riconosciuta protegge nel tempo la firma e i dati per verificarla.';
export const archiveTimestampUntrusted =
  "La firma ha una marca temporale di archivio di un'autorità che non è tra quelle riconosciute.";
export const archiveTimestampBroken =
  'La firma ha una marca temporale di archivio che non la riguarda, o che copre dati tolti dal file.';
export const archiveTimestampUnchecked =
  'La firma ha una marca temporale di archivio (o una prova di conservazione), che qui non viene controllata: la firma è giudicata come se non ci fosse.';
export const tooLarge = 'Il file supera la dimensione massima.';
export const tooLargeNext =
  'Verificare di aver scelto il file corretto, poi firmarne e caricarne una versione più leggera.';
export const tooComplex = 'Il file contiene un numero insolito di elementi e non può essere esaminato.';
export const tooComplexNext =
  'Firmare di nuovo il documento con un altro programma di firma e caricare il nuovo file .p7m.';
export const timeLimit = 'Il controllo della firma ha richiesto troppo tempo.';
export const timeLimitNext = 'Riprovare tra qualche minuto; se si ripete, firmare di nuovo il documento.';
export const truncatedNext = 'Copiare o scaricare di nuovo il file firmato, per intero, e ricaricarlo.';
export const malformedNext = 'Firmare di nuovo il documento e caricare il nuovo file .p7m.';
export const fileIsPdfWithoutCades = 'Il file è un PDF senza firma CAdES.';
export const fileIsXmlDocument = 'Il file è un documento XML, non una firma CAdES.';
export const webPage =
  'Il file è una pagina web: di solito la pagina di accesso o di errore del sito da cui si voleva scaricare il file firmato.';
export const webPageNext = 'Accedere al sito, scaricare di nuovo il file firmato e caricare quello.';
export const fileIsCompressedArchive = 'Il file è un archivio compresso.';
export const timeStamped = 'Il file è una marca temporale con il documento (.tsd), non la firma.';
export const timeStampedNext =
  'Caricare il file .p7m che è stato marcato: il programma di firma lo estrae dal file .tsd.';
export const timestampToken =
  'Il file è una marca temporale da sola (.tst o .tsr), senza il documento e senza la firma.';
export const timestampTokenNext = 'Caricare il file .p7m che è stato marcato.';
export const encryptedNext = 'Caricare il documento firmato in formato CAdES (.p7m), senza cifrarlo.';
export const noSigners = 'Il file contiene dei certificati ma nessuna firma.';
export const noSignersNext = 'Firmare il documento in formato CAdES (.p7m) e caricare il file ottenuto.';
export const notASignature = 'Il file non è una firma in formato CAdES (.p7m).';
export const notASignatureNext =
  'Verificare di aver scelto il file corretto: il suo nome di solito termina con .p7m.';
export const trailingBytes = 'Dopo la firma il file contiene altri dati, che nessuno ha firmato.';
export const trailingBytesNext =
  'Caricare il file così come è uscito dal programma di firma, senza modificarlo.';
export const contentMissing = 'Il file contiene la firma ma non il documento firmato.';
export const contentMissingNext =
  'Firmare di nuovo scegliendo la firma con documento incluso (.p7m), non la firma separata.';
export const otherContent = 'Il documento firmato non è quello consegnato per la firma.';
export const otherContentNext =
  'Scaricare di nuovo il documento, firmarlo senza modificarlo e caricare il file .p7m.';
export const counterSignatureUnreadable = 'Una controfirma è danneggiata e non può essere letta.';
export const counterSignatureUnreadableNext =
  'Chiedere a chi ha controfirmato di apporre di nuovo la controfirma.';
export const counterSignatureElsewhere = 'Una controfirma non riguarda la firma accanto alla quale si trova.';
export const innerUnreadable = 'La firma contiene un altro file firmato, che non può essere letto.';
export const innerUnreadableNext = 'Firmare di nuovo il documento originale e caricare il nuovo file .p7m.';
export const tooManyLevels =
  "Il documento è stato firmato più volte, una firma dentro l'altra, oltre il limite.";
export const tooManyLevelsNext =
  'Firmare il documento originale una sola volta e caricare il nuovo file .p7m.';
export const unsignedNext = 'Verificare di aver scelto il file firmato.';
export const archiveBroken = "L'archivio è danneggiato o incompleto.";
export const archiveBrokenNext = 'Copiare o scaricare di nuovo il file, per intero, e ricaricarlo.';
export const archivePassword = "L'archivio è protetto da una password.";
export const archivePasswordNext =
  "Estrarre i file dall'archivio con la password e caricarli uno alla volta.";
export const archiveTooLarge = "L'archivio contiene troppi file, o file troppo grandi.";
export const archiveTooLargeNext = "Estrarre i file dall'archivio e caricarli uno alla volta.";
export const archiveSameName =
  "Nell'archivio ci sono due file con lo stesso nome: non si può dire quale sia quello firmato.";
export const archivePath = "Un file dell'archivio ha un percorso che porta fuori dall'archivio.";
export const fileNotSigned = "Nel contenitore, accanto ai file firmati, c'è un file che nessuno ha firmato.";
export const fileNotSignedNext = 'Firmare di nuovo tutti i file insieme, nello stesso contenitore.';
export const fileMissing = 'Manca un file che è stato firmato.';
export const fileMissingNext = 'Caricare il contenitore completo, così come è uscito dal programma di firma.';
export const evidenceUnchecked =
  'Il contenitore è protetto da una prova di conservazione (evidence record), che qui non viene controllata.';
export const evidenceUncheckedNext =
  'Controllare la prova di conservazione con il programma che l’ha creata.';
export const containerMalformed = 'Il contenitore non rispetta le regole del suo formato (ASiC).';
export const xmlBroken = 'Il file XML è danneggiato e non può essere letto.';
export const xmlDocumentType = 'Il file XML contiene una definizione di tipo (DTD), che qui non viene letta.';
export const xmlDocumentTypeNext = 'Firmare di nuovo il documento senza definizione di tipo.';
export const xmlPartSigned = 'La firma non copre tutto il documento XML, ma solo una sua parte.';
export const xmlTransform = 'La firma trasforma il documento prima di firmarlo in un modo non ammesso.';
export const xmlExternalReference = 'La firma riguarda un documento che sta altrove, in rete.';
export const xmlExternalReferenceNext = 'Firmare il documento scegliendo la firma con documento incluso.';
export const xmlAmbiguous =
  'Nel documento XML due elementi hanno lo stesso identificativo: non si può dire quale sia stato firmato.';
export const propertiesNotSigned = 'Le proprietà della firma (chi, quando) non sono firmate.';
export const pdfBroken = 'Il PDF è danneggiato: non si può stabilire che cosa sia stato firmato.';
export const pdfEncrypted =
  'Il PDF è protetto da una password: non si può stabilire se sia cambiato dopo la firma.';
export const pdfEncryptedNext = 'Firmare di nuovo il documento senza protezione.';
export const pdfSignatureMalformed = 'La firma nel PDF è incompleta: non dice che cosa è stato firmato.';
export const pdfNotCovered = 'La firma non copre tutto il PDF, ma solo una sua parte.';
export const pdfModified = 'Il PDF è stato modificato dopo la firma, in un modo che la firma non ammette.';
export const pdfAnnotated =
  'Dopo la firma sono state aggiunte annotazioni al PDF: chi ha firmato non le ha firmate.';
export const pdfFormFilled =
  'Dopo la firma sono stati compilati campi del modulo: chi ha firmato non li ha firmati.';
export const pdfUpdated =
  'Dopo la firma sono stati aggiunti al PDF altre firme, marche temporali o dati di verifica.';
export const pdfNotPades =
  'La firma nel PDF è di un formato precedente a PAdES, che non lega la firma al certificato.';
export const pdfNotPadesNext = 'Firmare di nuovo con un programma di firma aggiornato.';
export const pdfCommented =
  'Dopo la firma sono state aggiunte al PDF annotazioni, che chi ha firmato ha ammesso ma non firmato.';
export const stampVerified = 'Una marca temporale riconosciuta prova quando il file esisteva.';
export const stampUntrusted = "La marca temporale è di un'autorità che non è tra quelle riconosciute.";
export const stampUntrustedNext =
  "Controllare chi ha rilasciato la marca temporale; se è un prestatore qualificato, segnalarlo all'assistenza.";
export const stampBroken = 'La marca temporale non riguarda questo file, o è danneggiata.';
export const stampWithoutContent = 'La marca temporale è senza il documento marcato.';
export const stampWithoutContentNext = 'Caricare un archivio .zip con il documento e la sua marca temporale.';
export const mailSender =
  "L'indirizzo da cui arriva il messaggio non è quello del certificato che lo ha firmato.";
export const mailSenderNext = 'Caricare il messaggio originale, così come è stato ricevuto.';
export const askSignerToSignDocument =
  'Chiedere a chi ha firmato di firmare di nuovo il documento e di inviarlo.';
export const otherCertificate =
  'Chiedere a chi ha firmato di firmare di nuovo con un certificato di firma qualificata.';
export const validCertificate =
  'Chiedere a chi ha firmato di firmare di nuovo con un certificato valido, oppure una prova della data in cui ha firmato (marca temporale).';
export const askDocument =
  'Chiedere al mittente anche il documento firmato, e aprirlo qui insieme alla firma.';
export const tryAgainInFewMinutes = 'Riprovare tra qualche minuto.';
export const downloadWholeFileAgainIf =
  'Scaricare di nuovo il file, per intero; se si ripete, chiedere al mittente di inviarlo di nuovo.';
export const signInToSite =
  'Accedere al sito e scaricare di nuovo il file firmato, oppure chiederlo al mittente.';
export const askSenderToSendSigned = 'Chiedere al mittente di inviare il file firmato senza cifrarlo.';
export const doNotCountCounterSignature =
  'Non contare la controfirma, e chiedere a chi ha controfirmato di apporla di nuovo.';
export const saveInnermostFileAndOpen = 'Salvare il file più interno e aprirlo da solo.';
export const openArchiveWithItsPassword =
  "Aprire l'archivio con la sua password, poi aprire qui i file uno alla volta.";
export const doNotOpenFile =
  'Non aprire il file con altri programmi e chiedere al mittente di inviarlo di nuovo.';
export const takeOnlyFilesAreNamed =
  'Considerare firmati solo i file indicati, e chiedere al mittente gli altri con la firma.';
export const askSenderForCompleteContainer = 'Chiedere al mittente il contenitore completo.';
export const askSenderHowToVerify = 'Chiedere al mittente come controllare la prova di conservazione.';
export const askSenderForSignedDocument = 'Chiedere al mittente il documento firmato senza password.';
export const useDocument =
  'Usare il documento come era quando è stato firmato, oppure chiederlo di nuovo al mittente.';
export const askSenderForSignedDocumentWithout =
  'Chiedere al mittente il documento firmato senza le annotazioni.';
export const doNotTrustSender =
  'Non fidarsi del mittente indicato: chiedere conferma a un indirizzo già conosciuto.';
export const contentAltered = 'Non usare il documento, e chiedere al mittente quello che è stato firmato.';
export const taxCodeMissing =
  'Controllare in altro modo chi ha firmato: il certificato non lo dice per intero.';
export const otherPerson = 'Chiedere il documento firmato dalla persona indicata.';
export const credentials = 'Il servizio di firma non riconosce nome utente e password.';
export const credentialsNext = 'Controllare nome utente e password del servizio di firma e riprovare.';
export const signingServiceDoesNotAccept = 'Il servizio di firma non accetta il codice OTP.';
export const otpUsed = 'Il codice OTP è già stato usato.';
export const otpUsedNext = 'Attendere il codice OTP successivo, inserirlo e riprovare.';
export const serviceUnavailable = 'Il servizio di firma non risponde.';
export const serviceUnavailableNext =
  'Riprovare tra qualche minuto, oppure scaricare il documento, firmarlo e caricare il file .p7m.';
export const serviceUnanswered =
  'La risposta del servizio di firma non è arrivata: il servizio potrebbe aver firmato, ma qui il documento risulta ancora da firmare.';
export const serviceUnansweredNext =
  'Attendere il codice OTP successivo e firmare di nuovo: viene conservata una sola firma. In alternativa scaricare il documento, firmarlo e caricare il file .p7m.';
export const serviceUntrustworthy =
  'Ciò che il servizio di firma ha restituito non è la firma attesa su questo documento.';
export const serviceUntrustworthyNext =
  'Controllare di aver usato le credenziali di chi deve firmare, oppure firmare con un altro servizio.';
export const noSigner = 'Non si sa chi deve firmare: manca la persona incaricata o il suo codice fiscale.';
export const noSignerNext = 'Completare i dati della persona che deve firmare nella gestione utenti.';
export const replacedNext = 'Scaricare la nuova versione, firmarla e caricare il nuovo file .p7m.';
export const alreadySigned = 'Il documento è già stato firmato.';
export const alreadySignedNext = 'Non occorre firmarlo di nuovo: aggiornare la pagina per vederne lo stato.';
export const schoolAlone = 'Il file contiene solo la firma della scuola: manca la controfirma.';
export const schoolAloneNext = 'Controfirmare il file .p7m firmato dalla scuola e inviare il file ottenuto.';
export const withoutSchool = 'Nel file controfirmato manca la firma della scuola.';
export const withoutSchoolNext =
  'Controfirmare il file .p7m firmato dalla scuola, non il documento originale.';
export const awaitingRevocation =
  'Il documento è già firmato ed è in attesa del controllo di revoca del certificato.';
export const awaitingRevocationNext = 'Attendere l’esito: compare in questa pagina e arriva per e-mail.';
export const revocationUnreachable =
  'Chi ha emesso il certificato di firma non risponde: non si sa se il certificato è stato revocato.';
export const unreadableDocument = 'Il documento non si può leggere per intero e quindi non si può firmare.';
export const unreadableDocumentNext = 'Chiedere al fornitore di sostituirlo con un documento leggibile.';
export const signedByExpected = '{sentence} Firmato da {name}, atteso {expected}.';
export const otherProgram =
  'Firmare di nuovo con un programma di firma aggiornato, scegliendo il formato CAdES (.p7m).';
export const attributesMissing = 'La firma non ha gli attributi che il formato CAdES richiede.';
export const attributeRepeated = 'Un attributo della firma è ripetuto.';
export const contentTypeMissing = 'La firma non dice il tipo di ciò che è firmato.';
export const contentTypeMismatch = 'Il tipo di contenuto dichiarato nella firma non è quello del file.';
export const messageDigestMissing = "La firma non contiene l'impronta del documento.";
export const signingTimeMissing = 'La firma non dice quando è stata apposta.';
export const signingCertificateMissing = 'La firma non è legata al certificato di chi firma.';
export const signingCertificateMismatch = 'La firma è legata a un certificato diverso da quello allegato.';
export const signingCertificateWeak =
  "La firma è legata al certificato con un'impronta SHA-1 o MD5, non più ammessa.";
export const documentWasChanged = 'Il documento è cambiato dopo la firma.';
export const signatureBroken = 'La firma non corrisponde al documento o al certificato.';
export const algorithmUnknown = "L'algoritmo della firma non è tra quelli riconosciuti.";
export const algorithmRefused = "L'algoritmo della firma non è tra quelli ammessi.";
export const algorithmsIncoherent = 'Gli algoritmi dichiarati dalla firma non sono coerenti tra loro.';
export const digestWeak = "La firma usa un'impronta non più ammessa, come SHA-1 o MD5.";
export const keyTooSmall = 'La chiave di chi firma è troppo corta.';
export const curveRefused = 'La chiave di chi firma usa una curva non ammessa.';
export const certificateHoldsNoTaxCode = 'Il certificato non contiene un codice fiscale.';
export const taxCodeOfCertificate = "Il codice fiscale del certificato è di un'altra persona.";
export const otherPersonNext = 'Far firmare il documento alla persona indicata, con il suo certificato.';
export const anotherSigner = "È la firma di un'altra persona, oltre a quella attesa.";
export const signingMaintenance =
  "L'Area Firma è attualmente in manutenzione e tornerà disponibile tra qualche minuto.";
export const nothingElse = 'Non occorre fare altro.';
export const requestToSignSent =
  'La richiesta di firma inviata da {asker} è per {head}: solo {head} può aprirla, con il proprio accesso.';
export const documentWasReplacedAfterRequest =
  'Il documento è stato sostituito dopo la richiesta di firma inviata da {asker} a {head}: {asker} deve inviarne una nuova.';
export const otherSigner =
  'Tra i documenti scelti da {asker} ce n’è uno che non è da firmare a cura di {head}: inviare la richiesta senza quel documento.';
