import type { PreservationFacts, PreservationPart } from './facts';

/** The second half of the contract: pages six to ten. */
export const contractClosing = ({
  contact,
  manager,
  provider,
}: PreservationFacts): readonly (readonly PreservationPart[])[] => [
  [
    {
      heading: 'Articolo 12. Assistenza',
      text: [
        `Il fornitore assiste la scuola nei giorni lavorativi, dalle 8:00 alle 17:30. Le richieste si inviano a ${contact}, indicando il codice cliente.`,
        'Le segnalazioni che bloccano i versamenti sono prese in carico entro quattro ore lavorative, le altre entro due giorni lavorativi.',
      ],
    },
    {
      heading: 'Articolo 13. Durata',
      text: [
        'Il contratto ha la durata della licenza del servizio e si rinnova con essa. Ha effetto dal giorno in cui la scuola conferma l’attivazione nel portale.',
        'I documenti presi in carico sono conservati per il tempo che la legge prescrive per ciascuna tipologia, finché il contratto è in vigore.',
      ],
    },
    {
      heading: 'Articolo 14. Corrispettivo',
      text: [
        'Il corrispettivo è quello indicato nell’ordine con cui la scuola ha acquistato la licenza. La firma del presente contratto non comporta altri costi.',
        'Le fatture sono emesse in formato elettronico e pagate nei termini di legge.',
      ],
    },
  ],
  [
    {
      heading: 'Articolo 15. Protezione dei dati personali',
      text: [
        'La scuola è titolare del trattamento dei dati personali contenuti nei documenti versati. Il fornitore li tratta per suo conto come responsabile del trattamento, ai sensi dell’articolo 28 del Regolamento (UE) 2016/679.',
        'Il fornitore tratta i dati soltanto per prestare il servizio, su istruzione documentata della scuola, e li conserva nell’Unione europea.',
      ],
      points: [
        'Tiene un registro dei trattamenti e lo mette a disposizione della scuola.',
        'Avvisa la scuola delle violazioni di dati personali senza ingiustificato ritardo e comunque entro ventiquattro ore da quando ne viene a conoscenza.',
        'Assiste la scuola nel rispondere alle richieste degli interessati.',
        'Si avvale di altri responsabili soltanto con l’autorizzazione della scuola, imponendo loro gli stessi obblighi.',
      ],
    },
    {
      heading: 'Articolo 16. Sicurezza',
      text: [
        'Il fornitore adotta le misure tecniche e organizzative descritte nel manuale di conservazione: cifratura delle comunicazioni, controllo degli accessi, tracciamento delle operazioni, copie in luoghi distinti, piani di continuità operativa provati almeno una volta all’anno.',
      ],
    },
  ],
  [
    {
      heading: 'Articolo 17. Riservatezza',
      text: [
        'Le parti mantengono riservate le informazioni che apprendono nell’esecuzione del contratto e le usano soltanto per eseguirlo. L’obbligo dura anche dopo la fine del rapporto.',
      ],
    },
    {
      heading: 'Articolo 18. Responsabilità',
      text: [
        'Il fornitore risponde dei danni che derivano dall’inadempimento dei propri obblighi, nei limiti del corrispettivo di due annualità, salvo dolo o colpa grave.',
        'Non risponde del contenuto dei documenti versati, né dei documenti che il sistema non ha preso in carico.',
      ],
    },
    {
      heading: 'Articolo 19. Sospensione',
      text: [
        'Il fornitore può sospendere i versamenti quando vi sia un rischio attuale per la sicurezza del sistema, oppure quando la licenza sia scaduta da oltre sessanta giorni. Ne avvisa la scuola indicando come rimediare.',
        'La sospensione non riguarda la conservazione dei documenti già presi in carico né la loro consultazione.',
      ],
    },
  ],
  [
    {
      heading: 'Articolo 20. Recesso e risoluzione',
      text: [
        'La scuola può recedere in ogni momento, con un preavviso di trenta giorni comunicato per posta elettronica certificata. Il fornitore può recedere con un preavviso di dodici mesi, per consentire alla scuola di affidare altrove la conservazione.',
        'Ciascuna parte può risolvere il contratto se l’altra, invitata ad adempiere, non provvede entro trenta giorni.',
      ],
    },
    {
      heading: 'Articolo 21. Restituzione dei documenti',
      text: [
        'Alla fine del rapporto, qualunque ne sia la causa, il fornitore restituisce alla scuola tutti i pacchetti di archiviazione, con gli indici e gli elementi che ne provano autenticità e integrità, in un formato leggibile da altri sistemi di conservazione.',
        'La scuola ha novanta giorni per verificare quanto ricevuto. Dopo la sua conferma, o trascorso tale termine, il fornitore cancella i documenti in modo irreversibile e ne rilascia attestazione.',
      ],
    },
    {
      heading: 'Articolo 22. Cessione',
      text: [
        'Il contratto non può essere ceduto senza il consenso scritto dell’altra parte. In caso di dimensionamento della rete scolastica il contratto segue i documenti presso l’istituto che li riceve.',
      ],
    },
  ],
  [
    {
      heading: 'Articolo 23. Modifiche',
      text: [
        'Le modifiche al contratto sono valide soltanto per iscritto. Il fornitore comunica le modifiche del manuale di conservazione almeno trenta giorni prima che abbiano effetto.',
      ],
    },
    {
      heading: 'Articolo 24. Comunicazioni',
      text: [
        `Le comunicazioni della scuola sono rivolte a ${provider}, ${contact}. Quelle del fornitore sono rivolte alla casella istituzionale della scuola e al responsabile della conservazione, ${manager.name}.`,
      ],
    },
    {
      heading: 'Articolo 25. Legge applicabile e foro',
      text: [
        'Il contratto è regolato dalla legge italiana. Per le controversie è competente il foro del luogo in cui ha sede la scuola.',
      ],
    },
    {
      heading: 'Articolo 26. Allegati',
      points: [
        'Clausole vessatorie, approvate con firma separata dal dirigente scolastico.',
        'Atto di affidamento, sottoscritto dal responsabile della conservazione.',
        'Scheda di attivazione, sottoscritta dal dirigente scolastico.',
      ],
    },
  ],
];
