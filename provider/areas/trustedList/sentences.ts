import type { ListRefusal } from '../../trust/listRefused';

const AGAIN = 'scaricare di nuovo il file XML dal sito di chi pubblica l’elenco.';

/** The reasons why a file is not accepted as a trusted list, and what to do next. */
export const refusalSentences: Readonly<Record<ListRefusal, string>> = {
  'not-utf8': `Il file non è un testo UTF-8: ${AGAIN}`,
  'not-xml': `Il file non è XML, o è incompleto: ${AGAIN}`,
  'document-type': `Il file ha una dichiarazione DOCTYPE, che nessun elenco di fiducia ha: ${AGAIN}`,
  'too-complex': `Il file ha troppi elementi o troppi livelli per essere un elenco di fiducia: ${AGAIN}`,
  'time-limit':
    'La lettura del file richiede troppo tempo: riprovare, o controllare che sia davvero l’elenco.',
  unsigned: `L’elenco non è firmato, mentre l’originale contiene la firma: ${AGAIN}`,
  'several-signatures': `L’elenco ha più di una firma, e ne è ammessa una sola: ${AGAIN}`,
  'not-xades': `La firma dell’elenco non è una firma XAdES: ${AGAIN}`,
  coverage: `La firma non copre l’intero elenco e le proprie proprietà: ${AGAIN}`,
  'external-reference': `La firma rimanda a dati fuori dal file: ${AGAIN}`,
  transform: `La firma usa trasformazioni non ammesse (come XSLT o XPath): ${AGAIN}`,
  'weak-algorithm': `La firma usa un algoritmo non ammesso (servono RSA e SHA-256 o SHA-512): ${AGAIN}`,
  'other-signer':
    'L’elenco è firmato da un certificato diverso da quelli ammessi: se il firmatario è cambiato, l’amministratore del server deve prima ammettere il nuovo.',
  changed: `La firma dell’elenco non è valida, perché il file è stato modificato o non l’ha firmato il certificato che dichiara: ${AGAIN}`,
  'signer-validity':
    'Il certificato di chi ha firmato l’elenco è scaduto o non è ancora valido: cercare un elenco più recente sul sito di chi lo pubblica.',
  'no-list': `Il file è firmato ma non è un elenco di fiducia (ETSI TS 119 612): ${AGAIN}`,
  'no-issue': `L’elenco non dice di quale Stato è, il suo numero, o fino a quando vale: ${AGAIN}`,
  expired: 'L’elenco è scaduto: scaricare quello in vigore dal sito di chi lo pubblica.',
  empty: 'L’elenco non contiene nessun prestatore qualificato per le firme: quello in uso resta.',
};
