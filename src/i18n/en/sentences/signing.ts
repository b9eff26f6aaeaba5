/** Reasons why a signature was refused, and what to do next, by the Italian sentence of the contract. */
export const signing: Readonly<Record<string, string>> = {
  "L'Area Firma è attualmente in manutenzione e tornerà disponibile tra qualche minuto.":
    'The signing area is under maintenance and will be available again in some minutes.',
  'Firmare di nuovo il documento con un certificato valido e caricare il nuovo file .p7m.':
    'Sign the document again with a valid certificate and upload the new .p7m file.',
  'Firmare di nuovo con un certificato di firma qualificata rilasciato da un prestatore italiano.':
    'Sign again with a certificate for qualified signatures of an Italian provider.',
  "Controllare chi ha rilasciato il certificato; se è un prestatore qualificato, segnalarlo all'assistenza.":
    'Check who issued the certificate; if it is a qualified provider, tell the support.',
  'Firmare di nuovo includendo il certificato e caricare il nuovo file .p7m.':
    'Sign again with the certificate included and upload the new .p7m file.',
  'Firmare di nuovo con il certificato di firma, non con quello di autenticazione.':
    'Sign again with the signing certificate, not with that for authentication.',
  'Per averne certezza, controllare la revoca presso chi ha emesso il certificato.':
    'To be certain, ask whoever issued the certificate whether it was revoked.',
  'Controllare il file salvato sul computer e caricarlo di nuovo.':
    'Check the file saved on the computer and upload it again.',
  'Verificare di aver scelto il file corretto, poi firmarne e caricarne una versione più leggera.':
    'Check that it is the right file, then sign and upload a smaller version of it.',
  'Firmare di nuovo il documento con un altro programma di firma e caricare il nuovo file .p7m.':
    'Sign the document again with another signing program and upload the new .p7m file.',
  'Riprovare tra qualche minuto; se si ripete, firmare di nuovo il documento.':
    'Try again in a few minutes; if it happens again, sign the document again.',
  'Copiare o scaricare di nuovo il file firmato, per intero, e ricaricarlo.':
    'Copy or download the signed file again, whole, and upload it again.',
  'Firmare di nuovo il documento e caricare il nuovo file .p7m.':
    'Sign the document again and upload the new .p7m file.',
  'Firmare il PDF scegliendo il formato CAdES (.p7m) e caricare il file ottenuto.':
    'Sign the PDF in the CAdES format (.p7m) and upload that file.',
  'Firmare il documento originale scegliendo il formato CAdES (.p7m) al posto di PAdES.':
    'Sign the original document in the CAdES format (.p7m) in place of PAdES.',
  'Firmare il documento scegliendo il formato CAdES (.p7m), non XAdES.':
    'Sign the document in the CAdES format (.p7m), not XAdES.',
  "Estrarre dall'archivio il file .p7m e caricare quello.":
    'Take the .p7m file out of the archive and upload that.',
  'Firmare il documento scegliendo il formato CAdES (.p7m) al posto di ASiC e caricare il file .p7m.':
    'Sign the document in the CAdES format (.p7m) in place of ASiC and upload the .p7m file.',
  'Caricare il file .p7m che è stato marcato: il programma di firma lo estrae dal file .tsd.':
    'Upload the .p7m file that was time-stamped: the signing program takes it out of the .tsd file.',
  'Caricare il file .p7m che è stato marcato.': 'Upload the .p7m file that was time-stamped.',
  'Caricare il documento firmato in formato CAdES (.p7m), senza cifrarlo.':
    'Upload the signed document in the CAdES format (.p7m), without encrypting it.',
  'Firmare il documento in formato CAdES (.p7m) e caricare il file ottenuto.':
    'Sign the document in the CAdES format (.p7m) and upload that file.',
  'Verificare di aver scelto il file corretto: il suo nome di solito termina con .p7m.':
    'Check that it is the right file: its name mostly ends with .p7m.',
  'Caricare il file così come è uscito dal programma di firma, senza modificarlo.':
    'Upload the file as it came out of the signing program, unchanged.',
  'Firmare di nuovo scegliendo la firma con documento incluso (.p7m), non la firma separata.':
    'Sign again with the document included (.p7m), not with a detached signature.',
  'Scaricare di nuovo il documento, firmarlo senza modificarlo e caricare il file .p7m.':
    'Download the document again, sign it unchanged and upload the .p7m file.',
  'Chiedere a chi ha controfirmato di apporre di nuovo la controfirma.':
    'Ask whoever countersigned to countersign again.',
  'Firmare di nuovo il documento originale e caricare il nuovo file .p7m.':
    'Sign the original document again and upload the new .p7m file.',
  'Firmare il documento originale una sola volta e caricare il nuovo file .p7m.':
    'Sign the original document once only and upload the new .p7m file.',
  'Firmare di nuovo con un programma di firma aggiornato, scegliendo il formato CAdES (.p7m).':
    'Sign again with an up-to-date signing program, in the CAdES format (.p7m).',
  'Far firmare il documento alla persona indicata, con il suo certificato.':
    'Have the document signed by the person named, with their certificate.',
  'Non occorre fare altro.': 'Nothing else has to be done.',
  'Il servizio di firma non riconosce nome utente e password.':
    'The signing service does not know this user name and password.',
  'Controllare nome utente e password del servizio di firma e riprovare.':
    'Check user name and password of the signing service and try again.',
  'Il servizio di firma non accetta il codice OTP.': 'The signing service does not accept the OTP code.',
  'Attendere un nuovo codice OTP, inserirlo e riprovare.': 'Wait for a new OTP code, enter it and try again.',
  'Il codice OTP è già stato usato.': 'The OTP code was used already.',
  'Attendere il codice OTP successivo, inserirlo e riprovare.':
    'Wait for the next OTP code, enter it and try again.',
  'Il servizio di firma non risponde.': 'The signing service does not answer.',
  'Riprovare tra qualche minuto, oppure scaricare il documento, firmarlo e caricare il file .p7m.':
    'Try again in a few minutes, or download the document, sign it and upload the .p7m file.',
  'La risposta del servizio di firma non è arrivata: il servizio potrebbe aver firmato, ma qui il documento risulta ancora da firmare.':
    'The answer of the signing service did not arrive: the service may have signed, but the document is still to be signed here.',
  'Attendere il codice OTP successivo e firmare di nuovo: viene conservata una sola firma. In alternativa scaricare il documento, firmarlo e caricare il file .p7m.':
    'Wait for the next OTP code and sign again: one signature alone is kept. Or download the document, sign it and upload the .p7m file.',
  'Ciò che il servizio di firma ha restituito non è la firma attesa su questo documento.':
    'What the signing service gave back is not the expected signature of this document.',
  'Controllare di aver usato le credenziali di chi deve firmare, oppure firmare con un altro servizio.':
    'Check that the credentials are of whoever must sign, or sign with another service.',
  'Non si sa chi deve firmare: manca la persona incaricata o il suo codice fiscale.':
    'It is not known who must sign: the person in charge or their tax code is missing.',
  'Completare i dati della persona che deve firmare nella gestione utenti.':
    'Complete the data of the person who must sign in the users’ administration.',
  'Il documento è stato sostituito da una nuova versione dopo essere stato scaricato.':
    'The document was replaced by a new version after it was downloaded.',
  'Scaricare la nuova versione, firmarla e caricare il nuovo file .p7m.':
    'Download the new version, sign it and upload the new .p7m file.',
  'Il documento è già stato firmato.': 'The document was signed already.',
  'Non occorre firmarlo di nuovo: aggiornare la pagina per vederne lo stato.':
    'It need not be signed again: reload the page to see its state.',
  'Il file contiene solo la firma della scuola: manca la controfirma.':
    'The file holds the school’s signature only: the countersignature is missing.',
  'Controfirmare il file .p7m firmato dalla scuola e inviare il file ottenuto.':
    'Countersign the .p7m file signed by the school and send that file.',
  'Nel file controfirmato manca la firma della scuola.':
    'The countersigned file lacks the signature of the school.',
  'Controfirmare il file .p7m firmato dalla scuola, non il documento originale.':
    'Countersign the .p7m file signed by the school, not the original document.',
  'Il documento è già firmato ed è in attesa del controllo di revoca del certificato.':
    'The document is signed already and waits for the check whether the certificate was revoked.',
  'Attendere l’esito: compare in questa pagina e arriva per e-mail.':
    'Wait for the outcome: it is shown on this page and comes by e-mail.',
  'Chi ha emesso il certificato di firma non risponde: non si sa se il certificato è stato revocato.':
    'Whoever issued the signing certificate does not answer: whether it was revoked is not known.',
  'Le due dichiarazioni non sono state accettate.': 'The two declarations were not accepted.',
  'Il file originale non è momentaneamente disponibile.': 'The original file is not available at the moment.',
  'Il documento non si può leggere per intero e quindi non si può firmare.':
    'The document cannot be read in full, so it cannot be signed.',
  'Chiedere al fornitore di sostituirlo con un documento leggibile.':
    'Ask the provider to replace it with a document that can be read.',
  'Il file è vuoto.': 'The file is empty.',
  'Salvare di nuovo il documento e caricare il nuovo file.':
    'Save the document again and upload the new file.',
  'Il file non è un PDF.': 'The file is not a PDF.',
  'Salvare il documento in formato PDF e caricare il nuovo file.':
    'Save the document as a PDF and upload the new file.',
  'Il PDF è danneggiato e non si può aprire.': 'The PDF is damaged and cannot be opened.',
  'Creare di nuovo il PDF e caricare il nuovo file.': 'Make the PDF again and upload the new file.',
  'Il PDF è protetto da una password.': 'The PDF is protected by a password.',
  'Salvare il documento senza password e caricare il nuovo file.':
    'Save the document without a password and upload the new file.',
  'Il PDF non ha pagine.': 'The PDF has no pages.',
  'Il PDF è un modulo dinamico (XFA): il suo contenuto non sta nelle pagine e si vede solo con alcuni programmi.':
    'The PDF is a dynamic form (XFA): its content is not in its pages and only some programs show it.',
  'Stampare il documento in un nuovo PDF e caricare quello.':
    'Print the document to a new PDF and upload that one.',
  'Tutte le pagine del PDF sono bianche.': 'All pages of the PDF are blank.',
  'Controllare il documento, creare di nuovo il PDF e caricare il nuovo file.':
    'Check the document, make the PDF again and upload the new file.',
  'Una parte del PDF non si può mostrare: contiene elementi danneggiati o mancanti, per esempio un’immagine.':
    'A part of the PDF cannot be shown: it has damaged or missing elements, such as an image.',
  'Il PDF è troppo complesso per essere controllato.': 'The PDF is too complex to be checked.',
  'Salvare il documento con immagini meno pesanti e caricare il nuovo file.':
    'Save the document with smaller images and upload the new file.',
};
