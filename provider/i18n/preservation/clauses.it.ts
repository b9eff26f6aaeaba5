import { type PreservationFacts, type PreservationText, signatures } from './facts';

/** The clauses that by law need a separate signature: one page. */
export const clausesText = (facts: PreservationFacts): PreservationText => ({
  title: 'Clausole vessatorie',
  subject: `Clausole del contratto di conservazione di ${facts.school.name}`,
  lead: `Allegato al contratto per il servizio di conservazione digitale tra ${facts.school.name} (${facts.school.codMin}) e ${facts.provider}, predisposto il ${facts.day}.`,
  pages: [
    [
      {
        heading: 'Approvazione specifica',
        text: [
          'Ai sensi degli articoli 1341 e 1342 del codice civile la scuola dichiara di aver letto e di approvare specificamente i seguenti articoli del contratto:',
        ],
        points: [
          'Articolo 5, Formati: i documenti non ammessi sono rifiutati e restano a carico della scuola.',
          'Articolo 11, Livelli di servizio: disponibilità e interventi programmati.',
          'Articolo 13, Durata: rinnovo insieme alla licenza.',
          'Articolo 18, Responsabilità: limiti alla responsabilità del fornitore.',
          'Articolo 19, Sospensione: casi in cui i versamenti possono essere sospesi.',
          'Articolo 20, Recesso e risoluzione: termini di preavviso.',
          'Articolo 21, Restituzione dei documenti: termine di novanta giorni per la verifica.',
          'Articolo 22, Cessione: divieto di cessione senza consenso.',
          'Articolo 25, Legge applicabile e foro: foro competente.',
        ],
      },
    ],
  ],
  signature: signatures.DS(facts),
});
