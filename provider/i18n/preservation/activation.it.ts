import { type PreservationFacts, type PreservationText, signatures } from './facts';

/** The form that requests the service: three pages. */
export const activationText = (facts: PreservationFacts): PreservationText => {
  const { school, provider, ds, manager, day, contact } = facts;
  return {
    title: 'Scheda di attivazione del servizio di conservazione',
    subject: `Attivazione della conservazione per ${school.name}`,
    lead: `Richiesta di attivazione rivolta a ${provider}, predisposta il ${day}.`,
    pages: [
      [
        {
          heading: '1. Istituto',
          table: {
            head: ['Dato', 'Valore'],
            rows: [
              ['Denominazione', school.name],
              ['Tipologia', school.kind],
              ['Codice meccanografico', school.codMin],
              ['Codice cliente', school.customerCode],
              ['Sede', school.address],
            ],
          },
        },
        {
          heading: '2. Dirigente scolastico',
          table: {
            head: ['Dato', 'Valore'],
            rows: [
              ['Nome e cognome', ds.name],
              ['Codice fiscale', ds.cf],
            ],
          },
        },
        {
          heading: '3. Responsabile della conservazione',
          table: {
            head: ['Dato', 'Valore'],
            rows: [
              ['Nome e cognome', manager.name],
              ['Codice fiscale', manager.cf],
            ],
          },
        },
      ],
      [
        {
          heading: '4. Tipologie di documenti',
          text: ['L’istituto chiede di attivare la conservazione per le seguenti tipologie:'],
          table: {
            head: ['Tipologia', 'Versamento'],
            rows: [
              ['Registro giornaliero di protocollo', 'Ogni giorno'],
              ['Documenti protocollati', 'A richiesta'],
              ['Registri di classe e dei docenti', 'A fine anno scolastico'],
              ['Documenti contabili', 'A fine esercizio'],
              ['Fatture elettroniche', 'Ogni mese'],
              ['Contratti e atti repertoriati', 'A richiesta'],
            ],
          },
        },
        {
          heading: '5. Formati ammessi',
          points: [
            'PDF e PDF/A, per i documenti e i registri.',
            'XML, per le fatture elettroniche e i registri prodotti dal sistema.',
            'EML, per i messaggi di posta elettronica certificata.',
            'TIFF e JPEG, per le copie di documenti analogici.',
            'P7M, per i documenti firmati digitalmente.',
          ],
        },
      ],
      [
        {
          heading: '6. Accesso al servizio',
          text: [
            'Il servizio si usa dall’applicazione di gestione documentale. Accedono il dirigente scolastico, il responsabile della conservazione e le persone che essi abilitano nella gestione utenti.',
          ],
        },
        {
          heading: '7. Che cosa succede dopo',
          points: [
            'La scuola firma i quattro documenti e conferma l’attivazione nel portale, che rilascia una ricevuta.',
            'Il fornitore configura il sistema di conservazione per l’istituto.',
            'Al termine della configurazione il servizio diventa disponibile nell’applicazione di gestione documentale.',
          ],
        },
        {
          heading: '8. Assistenza',
          text: [
            `Per ogni chiarimento rivolgersi a ${contact}, indicando il codice cliente ${school.customerCode}.`,
          ],
        },
        {
          heading: 'Dichiarazione',
          text: [
            'Il dirigente scolastico dichiara che i dati riportati in questa scheda sono esatti e chiede l’attivazione del servizio.',
          ],
        },
      ],
    ],
    signature: signatures.DS(facts),
  };
};
