import type { CodeDefinition } from './codes';

const SEND_AS_IS = 'Caricare il file così come è uscito dal programma di firma, senza modificarlo.';
const SIGN_AGAIN = 'Firmare di nuovo il documento originale.';

/** Codes of files of forms other than CAdES, and of the files inside them. */
const fileCodes = {
  unsigned: {
    means: 'unreadable',
    say: 'Il file non contiene firme.',
    next: 'Verificare di aver scelto il file firmato.',
  },
  'archive-broken': {
    means: 'unreadable',
    say: "L'archivio è danneggiato o incompleto.",
    next: 'Copiare o scaricare di nuovo il file, per intero, e ricaricarlo.',
  },
  'archive-password': {
    means: 'unreadable',
    say: "L'archivio è protetto da una password.",
    next: "Estrarre i file dall'archivio con la password e caricarli uno alla volta.",
  },
  'archive-too-large': {
    means: 'unreadable',
    say: "L'archivio contiene troppi file, o file troppo grandi.",
    next: "Estrarre i file dall'archivio e caricarli uno alla volta.",
  },
  'archive-same-name': {
    means: 'failed',
    say: "Nell'archivio ci sono due file con lo stesso nome: non si può dire quale sia quello firmato.",
    next: SEND_AS_IS,
  },
  'archive-path': {
    means: 'failed',
    say: "Un file dell'archivio ha un percorso che porta fuori dall'archivio.",
    next: SEND_AS_IS,
  },
  'file-not-signed': {
    means: 'failed',
    say: "Nel contenitore, accanto ai file firmati, c'è un file che nessuno ha firmato.",
    next: 'Firmare di nuovo tutti i file insieme, nello stesso contenitore.',
  },
  'file-missing': {
    means: 'failed',
    say: 'Manca un file che è stato firmato.',
    next: 'Caricare il contenitore completo, così come è uscito dal programma di firma.',
  },
  'evidence-unchecked': {
    means: 'indeterminate',
    say: 'Il contenitore è protetto da una prova di conservazione (evidence record), che qui non viene controllata.',
    next: 'Controllare la prova di conservazione con il programma che l’ha creata.',
  },
  'container-malformed': {
    means: 'failed',
    say: 'Il contenitore non rispetta le regole del suo formato (ASiC).',
    next: SIGN_AGAIN,
  },
  'xml-broken': {
    means: 'unreadable',
    say: 'Il file XML è danneggiato e non può essere letto.',
    next: 'Copiare o scaricare di nuovo il file, per intero, e ricaricarlo.',
  },
  'xml-document-type': {
    means: 'unreadable',
    say: 'Il file XML contiene una definizione di tipo (DTD), che qui non viene letta.',
    next: 'Firmare di nuovo il documento senza definizione di tipo.',
  },
  'xml-part-signed': {
    means: 'failed',
    say: 'La firma non copre tutto il documento XML, ma solo una sua parte.',
    next: SIGN_AGAIN,
  },
  'xml-transform': {
    means: 'failed',
    say: 'La firma trasforma il documento prima di firmarlo in un modo non ammesso.',
    next: SIGN_AGAIN,
  },
  'xml-external-reference': {
    means: 'failed',
    say: 'La firma riguarda un documento che sta altrove, in rete.',
    next: 'Firmare il documento scegliendo la firma con documento incluso.',
  },
  'xml-ambiguous': {
    means: 'failed',
    say: 'Nel documento XML due elementi hanno lo stesso identificativo: non si può dire quale sia stato firmato.',
    next: SIGN_AGAIN,
  },
  'properties-not-signed': {
    means: 'failed',
    say: 'Le proprietà della firma (chi, quando) non sono firmate.',
    next: SIGN_AGAIN,
  },
  'pdf-broken': {
    means: 'indeterminate',
    say: 'Il PDF è danneggiato: non si può stabilire che cosa sia stato firmato.',
    next: SIGN_AGAIN,
  },
  'pdf-encrypted': {
    means: 'indeterminate',
    say: 'Il PDF è protetto da una password: non si può stabilire se sia cambiato dopo la firma.',
    next: 'Firmare di nuovo il documento senza protezione.',
  },
  'pdf-signature-malformed': {
    means: 'failed',
    say: 'La firma nel PDF è incompleta: non dice che cosa è stato firmato.',
    next: SIGN_AGAIN,
  },
  'pdf-not-covered': {
    means: 'failed',
    say: 'La firma non copre tutto il PDF, ma solo una sua parte.',
    next: SIGN_AGAIN,
  },
  'pdf-modified': {
    means: 'failed',
    say: 'Il PDF è stato modificato dopo la firma, in un modo che la firma non ammette.',
    next: SIGN_AGAIN,
  },
  'pdf-annotated': {
    means: 'indeterminate',
    say: 'Dopo la firma sono state aggiunte annotazioni al PDF: chi ha firmato non le ha firmate.',
    next: SIGN_AGAIN,
  },
  'pdf-form-filled': {
    means: 'note',
    say: 'Dopo la firma sono stati compilati campi del modulo: chi ha firmato non li ha firmati.',
    next: '',
  },
  'pdf-updated': {
    means: 'note',
    say: 'Dopo la firma sono stati aggiunti al PDF altre firme, marche temporali o dati di verifica.',
    next: '',
  },
  'pdf-not-pades': {
    means: 'indeterminate',
    say: 'La firma nel PDF è di un formato precedente a PAdES, che non lega la firma al certificato.',
    next: 'Firmare di nuovo con un programma di firma aggiornato.',
  },
  'pdf-commented': {
    means: 'note',
    say: 'Dopo la firma sono state aggiunte al PDF annotazioni, che chi ha firmato ha ammesso ma non firmato.',
    next: '',
  },
  'stamp-verified': {
    means: 'note',
    say: 'Una marca temporale riconosciuta prova quando il file esisteva.',
    next: '',
  },
  'stamp-untrusted': {
    means: 'indeterminate',
    say: "La marca temporale è di un'autorità che non è tra quelle riconosciute.",
    next: "Controllare chi ha rilasciato la marca temporale; se è un prestatore qualificato, segnalarlo all'assistenza.",
  },
  'stamp-broken': {
    means: 'failed',
    say: 'La marca temporale non riguarda questo file, o è danneggiata.',
    next: 'Caricare il file così come era quando è stato marcato.',
  },
  'stamp-without-content': {
    means: 'indeterminate',
    say: 'La marca temporale è senza il documento marcato.',
    next: 'Caricare un archivio .zip con il documento e la sua marca temporale.',
  },
  'mail-sender': {
    means: 'failed',
    say: "L'indirizzo da cui arriva il messaggio non è quello del certificato che lo ha firmato.",
    next: 'Caricare il messaggio originale, così come è stato ricevuto.',
  },
} as const satisfies Record<string, CodeDefinition>;

export { fileCodes };
