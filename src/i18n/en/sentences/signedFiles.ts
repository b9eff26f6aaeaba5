/**
 * Sentences about signed files in formats other than CAdES, and for their recipients, by the Italian sentence of the
 * contract.
 */
export const signedFiles: Readonly<Record<string, string>> = {
  'Firmare di nuovo il documento originale.': 'Sign the original document again.',
  'Il file non contiene firme.': 'The file holds no signatures.',
  'Verificare di aver scelto il file firmato.': 'Check that you chose the signed file.',
  "L'archivio è danneggiato o incompleto.": 'The archive is damaged or incomplete.',
  'Copiare o scaricare di nuovo il file, per intero, e ricaricarlo.':
    'Copy or download the whole file again, and upload it again.',
  "L'archivio è protetto da una password.": 'The archive is protected by a password.',
  "Estrarre i file dall'archivio con la password e caricarli uno alla volta.":
    'Extract the files from the archive with its password, and upload them one at a time.',
  "L'archivio contiene troppi file, o file troppo grandi.":
    'The archive holds too many files, or files that are too large.',
  "Estrarre i file dall'archivio e caricarli uno alla volta.":
    'Extract the files from the archive, and upload them one at a time.',
  "Nell'archivio ci sono due file con lo stesso nome: non si può dire quale sia quello firmato.":
    'Two files in the archive have the same name: nobody can tell which of them was signed.',
  'Caricare il file così come è uscito dal programma di firma, senza modificarlo.':
    'Upload the file as it came from the signing program, without changing it.',
  "Un file dell'archivio ha un percorso che porta fuori dall'archivio.":
    'A file in the archive has a path that leads out of the archive.',
  "Nel contenitore, accanto ai file firmati, c'è un file che nessuno ha firmato.":
    'In the container, beside the signed files, there is a file that nobody signed.',
  'Firmare di nuovo tutti i file insieme, nello stesso contenitore.':
    'Sign all files again together, in the same container.',
  'Manca un file che è stato firmato.': 'A file that was signed is missing.',
  'Caricare il contenitore completo, così come è uscito dal programma di firma.':
    'Upload the complete container, as it came from the signing program.',
  'Il contenitore è protetto da una prova di conservazione (evidence record), che qui non viene controllata.':
    'The container is protected by an evidence record, which is not verified here.',
  'Controllare la prova di conservazione con il programma che l’ha creata.':
    'Verify the evidence record with the program that made it.',
  'Chiedere al mittente come controllare la prova di conservazione.':
    'Ask the sender how to verify the evidence record.',
  'Il contenitore non rispetta le regole del suo formato (ASiC).':
    'The container does not follow the rules of its format (ASiC).',
  'Il file XML è danneggiato e non può essere letto.': 'The XML file is damaged and cannot be read.',
  'Il file XML contiene una definizione di tipo (DTD), che qui non viene letta.':
    'The XML file holds a document type definition (DTD), which is not read here.',
  'Firmare di nuovo il documento senza definizione di tipo.':
    'Sign the document again without a document type definition.',
  'La firma non copre tutto il documento XML, ma solo una sua parte.':
    'The signature does not cover the whole XML document, but only a part of it.',
  'La firma trasforma il documento prima di firmarlo in un modo non ammesso.':
    'The signature transforms the document before signing it in a way that is not allowed.',
  'La firma riguarda un documento che sta altrove, in rete.':
    'The signature is about a document that is elsewhere, on the network.',
  'Firmare il documento scegliendo la firma con documento incluso.':
    'Sign the document with a signature that includes it.',
  'Nel documento XML due elementi hanno lo stesso identificativo: non si può dire quale sia stato firmato.':
    'Two elements of the XML document have the same identifier: nobody can tell which of them was signed.',
  'Le proprietà della firma (chi, quando) non sono firmate.':
    'The properties of the signature (who, when) are not signed.',
  'Il PDF è danneggiato: non si può stabilire che cosa sia stato firmato.':
    'The PDF is damaged: it cannot be established what was signed.',
  'Il PDF è protetto da una password: non si può stabilire se sia cambiato dopo la firma.':
    'The PDF is protected by a password: it cannot be established whether it changed after it was signed.',
  'Firmare di nuovo il documento senza protezione.': 'Sign the document again without protection.',
  'La firma nel PDF è incompleta: non dice che cosa è stato firmato.':
    'The signature in the PDF is incomplete: it does not say what was signed.',
  'La firma non copre tutto il PDF, ma solo una sua parte.':
    'The signature does not cover the whole PDF, but only a part of it.',
  'Il PDF è stato modificato dopo la firma, in un modo che la firma non ammette.':
    'The PDF was changed after it was signed, in a way that the signature does not allow.',
  'Dopo la firma sono state aggiunte annotazioni al PDF: chi ha firmato non le ha firmate.':
    'Annotations were added to the PDF after it was signed: the signer did not sign them.',
  'Dopo la firma sono stati compilati campi del modulo: chi ha firmato non li ha firmati.':
    'Fields of the form were filled in after it was signed: the signer did not sign them.',
  'Dopo la firma sono stati aggiunti al PDF altre firme, marche temporali o dati di verifica.':
    'Other signatures, timestamps or data for verification were added to the PDF after it was signed.',
  'La firma nel PDF è di un formato precedente a PAdES, che non lega la firma al certificato.':
    'The signature in the PDF is of a format before PAdES, which does not bind the signature to the certificate.',
  'Firmare di nuovo con un programma di firma aggiornato.': 'Sign again with an up-to-date signing program.',
  'Dopo la firma sono state aggiunte al PDF annotazioni, che chi ha firmato ha ammesso ma non firmato.':
    'Annotations were added to the PDF after it was signed, which the signer allowed but did not sign.',
  'Una marca temporale riconosciuta prova quando il file esisteva.':
    'A recognised timestamp proves when the file existed.',
  "La marca temporale è di un'autorità che non è tra quelle riconosciute.":
    'The timestamp is of an authority that is not among the recognised ones.',
  "Controllare chi ha rilasciato la marca temporale; se è un prestatore qualificato, segnalarlo all'assistenza.":
    'Check who issued the timestamp; if it is a qualified provider, tell the support service.',
  'La marca temporale non riguarda questo file, o è danneggiata.':
    'The timestamp is not about this file, or is damaged.',
  'Caricare il file così come era quando è stato marcato.': 'Upload the file as it was when it was stamped.',
  'La marca temporale è senza il documento marcato.':
    'The timestamp is without the document that was stamped.',
  'Caricare un archivio .zip con il documento e la sua marca temporale.':
    'Upload a .zip archive with the document and its timestamp.',
  "L'indirizzo da cui arriva il messaggio non è quello del certificato che lo ha firmato.":
    'The address that the message comes from is not that of the certificate that signed it.',
  'Caricare il messaggio originale, così come è stato ricevuto.':
    'Upload the original message, as it was received.',
  'Chiedere al mittente di inviare di nuovo il file, così come è uscito dal programma di firma.':
    'Ask the sender to send the file again, as it came from the signing program.',
  'Chiedere a chi ha firmato di firmare di nuovo il documento e di inviarlo.':
    'Ask the signer to sign the document again and to send it.',
  'Chiedere a chi ha firmato di firmare di nuovo con un certificato di firma qualificata.':
    'Ask the signer to sign again with a certificate for qualified signatures.',
  'Chiedere a chi ha firmato di firmare di nuovo con un certificato valido, oppure una prova della data in cui ha firmato (marca temporale).':
    'Ask the signer to sign again with a valid certificate, or for proof of the date of signing (a timestamp).',
  'Chiedere al mittente anche il documento firmato, e aprirlo qui insieme alla firma.':
    'Ask the sender for the signed document too, and open it here together with the signature.',
  'Chiedere al mittente il file firmato.': 'Ask the sender for the signed file.',
  "Estrarre i file dall'archivio e aprirli uno alla volta.":
    'Extract the files from the archive and open them one at a time.',
  'Riprovare tra qualche minuto.': 'Try again in a few minutes.',
  'Scaricare di nuovo il file, per intero; se si ripete, chiedere al mittente di inviarlo di nuovo.':
    'Download the whole file again; if it happens again, ask the sender to send it again.',
  'Chiedere al mittente di inviare il file firmato senza cifrarlo.':
    'Ask the sender to send the signed file without encrypting it.',
  'Salvare il file più interno e aprirlo da solo.': 'Save the innermost file and open it by itself.',
  "Aprire l'archivio con la sua password, poi aprire qui i file uno alla volta.":
    'Open the archive with its password, then open the files here one at a time.',
  'Non aprire il file con altri programmi e chiedere al mittente di inviarlo di nuovo.':
    'Do not open the file with other programs, and ask the sender to send it again.',
  'Considerare firmati solo i file indicati, e chiedere al mittente gli altri con la firma.':
    'Take only the files that are named as signed, and ask the sender for the others with a signature.',
  'Chiedere al mittente il contenitore completo.': 'Ask the sender for the complete container.',
  'Chiedere al mittente il documento firmato senza password.':
    'Ask the sender for the signed document without a password.',
  'Usare il documento come era quando è stato firmato, oppure chiederlo di nuovo al mittente.':
    'Use the document as it was when it was signed, or ask the sender for it again.',
  'Chiedere al mittente il documento firmato senza le annotazioni.':
    'Ask the sender for the signed document without the annotations.',
  'Non fidarsi del mittente indicato: chiedere conferma a un indirizzo già conosciuto.':
    'Do not trust the sender that is given: ask for confirmation at an address that you know.',
  'Non usare il documento, e chiedere al mittente quello che è stato firmato.':
    'Do not use the document, and ask the sender for the one that was signed.',
  'Controllare in altro modo chi ha firmato: il certificato non lo dice per intero.':
    'Find out in another way who signed: the certificate does not fully say.',
  'Chiedere il documento firmato dalla persona indicata.':
    'Ask for the document signed by the person who is named.',
};
