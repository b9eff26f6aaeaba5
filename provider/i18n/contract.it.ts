import type { ContractGroup, ContractType } from '../../contract/contracts/contractDocument';

/** The subjects of contracts, by group. */
export const contractSubjects: Readonly<Record<ContractGroup, string>> = {
  service: 'la fornitura dei servizi web',
  support: "l'assistenza e la manutenzione dei programmi",
  licence: "la licenza d'uso dei programmi",
};

/** The names of contracts. */
export const contractNames: Readonly<Record<ContractType, string>> = {
  S: 'Contratto di servizi',
  RS: 'Ripristino dei servizi',
  C: 'Contratto di assistenza',
  R: "Ripristino dell'assistenza",
  V: 'Contratto di licenza',
  L: 'Estensione della licenza',
};

/** The words of a contract. */
export const contractWords = {
  title: (name: string, anno: string) => `${name} ${anno}`,
  subject: 'Contratto tra la scuola e il fornitore',
  parties: 'Le parti',
  between: (school: string, subject: string) =>
    `Tra il fornitore di Sportello e ${school}, di seguito "la scuola", si conviene quanto segue per ${subject}.`,
  schoolHead: ['Dati della scuola', 'Valore'],
  rows: {
    name: 'Denominazione',
    codMin: 'Codice meccanografico',
    customerCode: 'Codice cliente',
    place: 'Sede',
  },
  period: (anno: string) => `Il contratto riguarda l'anno ${anno}.`,
  articles: 'Condizioni generali',
  article: (number: number, title: string) => `${number}. ${title}`,
  approval: 'Approvazione specifica',
  approvalText:
    'Ai sensi degli articoli 1341 e 1342 del codice civile la scuola approva specificamente i punti da 1 a 17.',
  signature: 'Firma',
  signatureText: (who: string) =>
    `Il documento è firmato digitalmente, in formato CAdES, da ${who}. La firma autografa non è richiesta. Il fornitore vi appone la propria controfirma.`,
  head: 'il dirigente scolastico',
} as const;

/** Titles and texts of the articles of the general conditions, 1 to 17. */
export const contractArticles: readonly (readonly [title: string, text: string])[] = [
  [
    'Oggetto',
    'Il fornitore mette a disposizione della scuola i programmi e i servizi indicati nel riepilogo dell’ordine, secondo le presenti condizioni e le eventuali condizioni integrative. Restano esclusi gli apparati, le linee di comunicazione e ogni prestazione che non sia espressamente indicata.',
  ],
  [
    'Durata e rinnovo',
    'Il contratto dura un anno dalla data di attivazione. Il rinnovo avviene con un nuovo ordine: nessun rinnovo è tacito. Alla scadenza la scuola conserva il diritto di consultare i propri dati per sessanta giorni.',
  ],
  [
    'Licenza d’uso',
    'La licenza non è esclusiva e non è trasferibile. La scuola può usare i programmi per le proprie finalità istituzionali, con tutti gli utenti che essa abilita, e non può cederli né concederli in uso ad altri.',
  ],
  [
    'Corrispettivi',
    'I corrispettivi sono quelli del riepilogo dell’ordine, al netto delle imposte di legge. Non comprendono prestazioni ulteriori, che sono concordate di volta in volta prima di essere eseguite.',
  ],
  [
    'Fatturazione e pagamenti',
    'Le fatture sono emesse in forma elettronica e riportano il codice identificativo di gara indicato dalla scuola. Il pagamento avviene entro trenta giorni dal ricevimento della fattura.',
  ],
  [
    'Assistenza',
    'L’assistenza è prestata nei giorni feriali, per telefono e attraverso il portale. Ogni richiesta riceve un numero, con il quale la scuola ne segue lo stato fino alla chiusura.',
  ],
  [
    'Manutenzione',
    'Il fornitore corregge i difetti dei programmi e li adegua alle norme che riguardano le funzioni oggetto del contratto. Gli aggiornamenti sono annunciati nel portale prima di essere resi disponibili.',
  ],
  [
    'Livelli di servizio',
    'I livelli di servizio, le finestre di manutenzione e le penali sono descritti nel documento pubblicato nel portale, che è parte del presente contratto nella versione in vigore alla data della firma.',
  ],
  [
    'Obblighi della scuola',
    'La scuola custodisce le credenziali dei propri utenti, ne aggiorna le abilitazioni quando cambiano le mansioni e comunica senza ritardo ogni uso non autorizzato di cui venga a conoscenza.',
  ],
  [
    'Protezione dei dati personali',
    'Il fornitore tratta i dati personali per conto della scuola, quale responsabile del trattamento, secondo l’atto di nomina. Adotta misure tecniche e organizzative adeguate e assiste la scuola nelle richieste degli interessati.',
  ],
  [
    'Sicurezza',
    'I dati sono cifrati durante la trasmissione e nelle copie di riserva. Gli accessi amministrativi sono registrati. Gli incidenti che riguardano dati della scuola sono comunicati entro ventiquattro ore da quando sono accertati.',
  ],
  [
    'Proprietà dei dati',
    'I dati inseriti dalla scuola restano della scuola. In ogni momento essa può chiederne una copia in un formato aperto, attraverso la funzione di esportazione del portale, senza alcun onere aggiuntivo.',
  ],
  [
    'Proprietà intellettuale',
    'Il contratto non trasferisce alla scuola diritti di proprietà sui programmi. I marchi e i nomi dei prodotti restano dei rispettivi titolari. I componenti distribuiti con licenza libera restano soggetti alla propria licenza.',
  ],
  [
    'Limitazione di responsabilità',
    'Il fornitore risponde dei danni diretti, nei limiti del corrispettivo annuo, salvo il caso di dolo o di colpa grave. Non risponde dei danni che dipendono da un uso dei programmi diverso da quello previsto.',
  ],
  [
    'Sospensione e risoluzione',
    'In caso di grave inadempimento ciascuna parte può risolvere il contratto, dopo una diffida ad adempiere entro quindici giorni. La sospensione del servizio è comunicata con almeno dieci giorni di anticipo.',
  ],
  [
    'Recesso e restituzione dei dati',
    'La scuola può recedere con un preavviso di trenta giorni. Alla cessazione il fornitore restituisce i dati e, trascorsi sessanta giorni, li cancella, dandone conferma scritta.',
  ],
  [
    'Foro competente',
    'Per ogni controversia è competente in via esclusiva il foro del luogo in cui ha sede la scuola. Prima di ogni azione le parti cercano una composizione amichevole.',
  ],
];
