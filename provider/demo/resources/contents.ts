import type { Content } from '../../../contract/contents/content';

/** An item of the news centre, published the given number of days before the demo was made. */
export interface DemoContent {
  readonly code: string;
  readonly category: Content['category'];
  readonly daysAgo: number;
  readonly title: string;
  readonly text: string;
  readonly application?: string;
  readonly version?: string;
}

const update = (
  application: string,
  version: string,
  daysAgo: number,
  title: string,
  text: string,
): DemoContent => ({
  code: `AGG-${application}-${version}`,
  category: 'aggiornamenti',
  daysAgo,
  title,
  text,
  application,
  version,
});

const news = (code: string, daysAgo: number, title: string, text: string): DemoContent => ({
  code: `NOT-${code}`,
  category: 'notizie',
  daysAgo,
  title,
  text,
});

const regulation = (code: string, daysAgo: number, title: string, text: string): DemoContent => ({
  code: `NOR-${code}`,
  category: 'normative',
  daysAgo,
  title,
  text,
});

/** The items of the demo's news centre. */
export const demoContents: readonly DemoContent[] = [
  update(
    'WWA',
    '6.14.0',
    4,
    'Alunni: scrutini intermedi e stampa dei tabelloni',
    '<p>Il tabellone del primo periodo si può stampare anche per singola classe.</p><ul><li>Le proposte di voto dei docenti compaiono accanto alla media.</li><li>I giudizi si possono copiare dal periodo precedente.</li></ul>',
  ),
  update(
    'WWA',
    '6.13.2',
    33,
    'Alunni: correzione nel calcolo delle assenze orarie',
    'Le assenze inserite dopo la chiusura del registro entrano ora nel totale del periodo in cui sono avvenute.',
  ),
  update(
    'WWA',
    '6.12.0',
    68,
    'Alunni: nuove stampe per le iscrizioni',
    'La domanda di iscrizione si stampa con i consensi già raccolti.',
  ),
  update(
    'WWP',
    '5.8.0',
    11,
    'Personale: graduatorie interne e ricostruzioni di carriera',
    'La scheda per l’individuazione dei soprannumerari riporta i servizi prestati in ordine di data. La ricostruzione di carriera si può riaprire finché non è stata protocollata.',
  ),
  update(
    'WWB',
    '4.22.1',
    18,
    'Bilancio: variazioni al Programma Annuale',
    'La stampa delle variazioni mostra il numero della delibera. È stato corretto l’arrotondamento delle reversali su più aggregati.',
  ),
  update(
    'PRW',
    '3.9.0',
    27,
    'Presenze: riepilogo delle ore a recupero',
    'Il cartellino mensile distingue le ore da recuperare da quelle da retribuire.',
  ),
  update(
    'SGD',
    '7.2.0',
    46,
    'Gecodoc: ricerca nel testo dei documenti',
    'La ricerca trova anche le parole contenute negli allegati in formato PDF.',
  ),
  update(
    'AMT',
    '2.17.0',
    61,
    'Amministrazione Trasparente: nuovo albero delle sezioni',
    'Le sezioni seguono lo schema aggiornato; gli atti già pubblicati restano al loro indirizzo.',
  ),
  news(
    'formazione-autunno',
    6,
    'Incontri di formazione in videoconferenza',
    'Dal mese prossimo sono in programma otto incontri gratuiti per segreterie e docenti. Ci si iscrive dal portale della formazione.',
  ),
  news(
    'assistenza-orari',
    15,
    'Orario dell’assistenza nel periodo degli scrutini',
    'Nelle settimane degli scrutini l’assistenza telefonica risponde anche il sabato mattina, dalle 8:30 alle 12:30.',
  ),
  news(
    'manutenzione',
    24,
    'Manutenzione programmata dei servizi',
    'Nella notte tra sabato e domenica i servizi non saranno raggiungibili dalle 23:00 alle 3:00.',
  ),
  news(
    'consigli-password',
    52,
    'Consigli per una password sicura',
    'Una password lunga e diversa per ogni servizio protegge anche i dati degli alunni. Non va mai comunicata a colleghi o per telefono.',
  ),
  regulation(
    'supplenze',
    9,
    'Supplenze brevi: istruzioni operative',
    'Riepilogo delle istruzioni per la stipula dei contratti e per la comunicazione dei servizi prestati.',
  ),
  regulation(
    'iscrizioni',
    21,
    'Iscrizioni al prossimo anno scolastico',
    'Termini e modalità per la presentazione delle domande e per la loro accettazione da parte delle scuole.',
  ),
  regulation(
    'programma-annuale',
    38,
    'Programma Annuale: termini di approvazione',
    'Le scadenze per la predisposizione, il parere dei revisori e l’approvazione da parte del Consiglio d’istituto.',
  ),
  regulation(
    'protezione-dati',
    70,
    'Protezione dei dati: registro dei trattamenti',
    'Indicazioni per tenere aggiornato il registro dei trattamenti delle istituzioni scolastiche.',
  ),
];
