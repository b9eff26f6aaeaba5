import type { ListRefusal } from '../../trust/listRefused';

/** Why a file is not taken as a trusted list, and what to do next. */
export const refusalSentences: Readonly<Record<ListRefusal, string>> = {
  'not-utf8': 'Il file non è un testo UTF-8: scaricare di nuovo l’elenco dal sito di chi lo pubblica.',
  'not-xml': 'Il file non è XML: scaricare di nuovo l’elenco dal sito di chi lo pubblica, in formato XML.',
  'document-type': 'Il file ha una dichiarazione DOCTYPE, che nessun elenco di fiducia ha: non viene letto.',
  'too-complex':
    'Il file ha troppi elementi o troppi livelli per essere un elenco di fiducia: non viene letto.',
  'time-limit':
    'La lettura del file richiede troppo tempo: riprovare, o controllare che sia davvero l’elenco.',
  unsigned: 'L’elenco non è firmato: scaricare il file XML originale, che contiene la firma.',
  'several-signatures': 'L’elenco ha più di una firma: ne è ammessa una sola.',
  'not-xades': 'La firma dell’elenco non è una firma XAdES: scaricare il file XML originale.',
  coverage: 'La firma non copre l’intero elenco e le proprie proprietà: l’elenco non viene letto.',
  'external-reference': 'La firma rimanda a dati fuori dal file: l’elenco non viene letto.',
  transform: 'La firma usa trasformazioni non ammesse (come XSLT o XPath): l’elenco non viene letto.',
  'weak-algorithm': 'La firma usa un algoritmo non ammesso: servono RSA e SHA-256 o SHA-512.',
  'other-signer':
    'L’elenco è firmato da un certificato diverso da quelli ammessi: se il firmatario è cambiato, l’amministratore del server deve prima ammettere il nuovo.',
  changed:
    'La firma dell’elenco non è valida: il file è stato modificato, o non l’ha firmato il certificato che dichiara.',
  'signer-validity': 'Il certificato di chi ha firmato l’elenco è scaduto o non è ancora valido.',
  'no-list': 'Il file firmato non è un elenco di fiducia (ETSI TS 119 612).',
  'no-issue': 'L’elenco non dice di quale Stato è, il suo numero, o fino a quando vale.',
  expired: 'L’elenco è scaduto: scaricare quello in vigore dal sito di chi lo pubblica.',
  empty: 'L’elenco non contiene nessun prestatore qualificato per le firme: quello in uso resta.',
};
