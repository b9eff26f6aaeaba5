import type { FormId } from '../../contract/documents/formDocuments';

interface FormPage {
  readonly heading: string;
  readonly text: readonly string[];
}

const line = '______________________________';
const page = (heading: string, ...text: readonly string[]): FormPage => ({ heading, text });

/** The signature lines of a form. */
const signed = [`Luogo e data ${line}`, `Il dirigente scolastico ${line}`];
const school = [
  `Denominazione della scuola ${line}`,
  `Codice meccanografico ${line}`,
  `Codice cliente ${line}`,
];

/** The points of the manual: title and instructions. */
const manual: readonly (readonly [string, string])[] = [
  ['Scopo del manuale', 'Descrive il servizio di conservazione, chi vi partecipa e come è organizzato.'],
  [
    'Riferimenti normativi',
    'Le regole sono quelle del Codice dell’amministrazione digitale e delle linee guida dell’Agenzia per l’Italia digitale.',
  ],
  ['Termini usati', 'Le parole del manuale hanno il significato che danno loro le linee guida.'],
  ['Titolare dei documenti', 'È la scuola, che forma i documenti e decide che cosa conservare.'],
  ['Responsabile della conservazione', 'È nominato dalla scuola e vigila sul rispetto del manuale.'],
  ['Conservatore', 'È il fornitore, che riceve i documenti e li custodisce.'],
  ['Atto di affidamento', 'Il responsabile affida il servizio con un atto firmato digitalmente.'],
  ['Attivazione', 'Il servizio comincia quando i quattro documenti di attivazione sono firmati.'],
  ['Persone autorizzate', 'Chi versa e chi consulta è abilitato dalla scuola nella gestione utenti.'],
  ['Oggetti conservati', 'Sono documenti, fascicoli e registri con i loro metadati.'],
  ['Formati ammessi', 'Sono quelli aperti elencati nelle linee guida; gli altri si convertono prima.'],
  ['Metadati minimi', 'Ogni documento ha autore, oggetto, data, identificativo e impronta.'],
  ['Registro giornaliero di protocollo', 'È versato ogni giorno in modo automatico.'],
  ['Fatture elettroniche', 'Sono versate con le ricevute e le notifiche che le riguardano.'],
  ['Contratti', 'Sono versati con le firme e con il rapporto della loro verifica.'],
  ['Verbali', 'Sono versati nella forma approvata e firmata.'],
  ['Pacchetto di versamento', 'Contiene i documenti, i metadati e le impronte di ciascun file.'],
  ['Trasmissione', 'Avviene su un canale cifrato, con credenziali della scuola.'],
  ['Controlli all’arrivo', 'Si controllano le impronte, i formati, i metadati e le firme.'],
  ['Rifiuto di un versamento', 'È motivato e dice che cosa correggere prima di ripetere.'],
  ['Rapporto di versamento', 'Prova che cosa è stato ricevuto e quando; è firmato dal conservatore.'],
  ['Pacchetto di archiviazione', 'È formato dai documenti accettati ed è firmato e marcato nel tempo.'],
  ['Marca temporale', 'È rilasciata da un prestatore qualificato e prova la data.'],
  ['Indice di conservazione', 'Segue lo standard nazionale e contiene tutte le impronte.'],
  ['Firme scadute', 'La marca temporale prova che la firma era valida quando fu apposta.'],
  ['Ricerca', 'I documenti si cercano per data, oggetto, tipo e identificativo.'],
  ['Esibizione', 'La scuola ottiene una copia conforme in ogni momento.'],
  ['Pacchetto di distribuzione', 'Contiene i documenti chiesti e le prove della loro integrità.'],
  ['Copie e duplicati', 'Si producono su richiesta, con l’attestazione di conformità.'],
  ['Verifiche periodiche', 'L’integrità è verificata almeno ogni cinque anni.'],
  ['Leggibilità', 'I formati che invecchiano si convertono, conservando l’originale.'],
  ['Scarto', 'È proposto alla scadenza e avviene con il consenso della scuola.'],
  ['Piano di conservazione', 'Dice per quanto tempo si conserva ciascun tipo di documento.'],
  ['Sede dei dati', 'I dati sono custoditi nell’Unione europea, in due luoghi distanti.'],
  ['Copie di riserva', 'Si fanno ogni giorno e sono cifrate.'],
  ['Continuità del servizio', 'Un secondo centro prende il posto del primo se questo si ferma.'],
  ['Accessi fisici', 'Sono consentiti alle sole persone autorizzate e sono registrati.'],
  ['Accessi ai sistemi', 'Richiedono due fattori e lasciano traccia.'],
  ['Registro degli eventi', 'Conserva chi ha fatto che cosa e non può essere modificato.'],
  ['Incidenti', 'Sono comunicati alla scuola entro ventiquattro ore.'],
  ['Dati personali', 'Il conservatore è responsabile del trattamento per conto della scuola.'],
  ['Richieste degli interessati', 'Sono trasmesse alla scuola, che risponde.'],
  ['Formazione del personale', 'Chi lavora al servizio è formato ogni anno.'],
  ['Controlli interni', 'Il servizio è esaminato ogni anno da persone che non vi lavorano.'],
  ['Livelli di servizio', 'Sono pubblicati nel portale.'],
  ['Assistenza', 'Le richieste si aprono nel portale e ricevono un numero.'],
  ['Modifiche del manuale', 'Sono numerate, datate e comunicate alla scuola.'],
  ['Cessazione del servizio', 'I documenti sono restituiti con le prove della loro conservazione.'],
  ['Elenco dei recapiti', 'I recapiti del servizio sono nella pagina dell’assistenza del portale.'],
];

/** The pages of each form. */
export const formPages: Readonly<Record<FormId, readonly FormPage[]>> = {
  5: [
    page('Dati della scuola', ...school, 'Servizi richiesti: barrare quelli che interessano.'),
    page(
      'Adesione',
      'La scuola aderisce ai servizi indicati, alle condizioni generali in vigore.',
      ...signed,
    ),
  ],
  6: [
    page(
      'Delega',
      ...school,
      `Il dirigente scolastico delega ${line} ai rapporti con il fornitore.`,
      'La delega vale fino a revoca scritta e non comprende la firma dei contratti.',
      ...signed,
    ),
  ],
  7: [page('Dati da variare', ...school, `Dato attuale ${line}`, `Nuovo dato ${line}`, ...signed)],
  8: [
    page('Le parti', ...school, 'Il titolare del trattamento è la scuola; il responsabile è il fornitore.'),
    page(
      'Oggetto e durata',
      'Il responsabile tratta i dati necessari ai servizi, per la durata del contratto.',
    ),
    page('Istruzioni', 'I dati sono trattati soltanto su istruzione documentata della scuola.'),
    page('Misure di sicurezza', 'Cifratura, controllo degli accessi, copie di riserva, verifica periodica.'),
    page(
      'Altri responsabili',
      'Il responsabile ne comunica l’elenco e ogni variazione con trenta giorni di anticipo.',
    ),
    page(
      'Restituzione dei dati',
      'Alla fine del trattamento i dati sono restituiti e poi cancellati.',
      ...signed,
    ),
  ],
  9: [page('Recesso', ...school, `Contratto da cui si recede ${line}`, `Con effetto dal ${line}`, ...signed)],
  10: manual.map(([title, text]) => page(title, text)),
  11: [
    page(
      'Dichiarazione',
      ...school,
      'La scuola dichiara che le prestazioni sono state eseguite regolarmente.',
      ...signed,
    ),
  ],
};

export const formSubject = 'Modulistica per le scuole';
