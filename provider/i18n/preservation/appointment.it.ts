import { type PreservationFacts, type PreservationText, signatures } from './facts';

/** The act by which the preservation manager entrusts the work to the provider: five pages. */
export const appointmentText = (facts: PreservationFacts): PreservationText => {
  const { school, provider, ds, manager, day, contact } = facts;
  return {
    title: 'Atto di affidamento del procedimento di conservazione',
    subject: `Affidamento della conservazione di ${school.name}`,
    lead: `Il responsabile della conservazione di ${school.name}, ${manager.name}, affida a ${provider} lo svolgimento del procedimento di conservazione digitale. Atto predisposto il ${day}.`,
    pages: [
      [
        {
          heading: 'Chi affida e chi riceve',
          table: {
            head: ['Dato', 'Valore'],
            rows: [
              ['Istituto', school.name],
              ['Codice meccanografico', school.codMin],
              ['Dirigente scolastico', `${ds.name}, ${ds.cf}`],
              ['Responsabile della conservazione', `${manager.name}, ${manager.cf}`],
              ['Affidatario', provider],
            ],
          },
        },
        {
          heading: '1. Premessa',
          text: [
            'L’articolo 44 del Codice dell’amministrazione digitale consente al responsabile della conservazione di affidare il procedimento, in tutto o in parte, a un soggetto con competenza ed esperienza adeguate, fermo restando che la responsabilità verso l’istituto resta in capo a lui.',
            'Le Linee guida AgID sulla formazione, gestione e conservazione dei documenti informatici ne disciplinano compiti e limiti.',
          ],
        },
      ],
      [
        {
          heading: '2. Che cosa è affidato',
          points: [
            'Ricevere i pacchetti di versamento, verificarli e rilasciare il rapporto di versamento.',
            'Formare, firmare e marcare temporalmente i pacchetti di archiviazione.',
            'Conservare i pacchetti di archiviazione e verificarne periodicamente integrità e leggibilità.',
            'Formare i pacchetti di distribuzione a richiesta di chi ne ha diritto.',
            'Produrre duplicati e copie informatiche quando l’evoluzione tecnologica lo richiede.',
            'Adottare le misure di sicurezza fisica e logica del sistema.',
            'Assistere il responsabile della conservazione nelle verifiche.',
          ],
        },
        {
          heading: '3. Che cosa resta al responsabile',
          points: [
            'Definire le politiche di conservazione e i requisiti del sistema.',
            'Approvare il manuale di conservazione e le sue modifiche.',
            'Vigilare sulla corretta esecuzione di quanto affidato.',
            'Disporre lo scarto dei documenti, dopo l’autorizzazione prevista dalla legge.',
          ],
        },
      ],
      [
        {
          heading: '4. Persone',
          text: [
            'L’affidatario svolge i compiti con persone proprie, formate e vincolate alla riservatezza. Individua il responsabile del servizio di conservazione, il responsabile della funzione archivistica, il responsabile della sicurezza e il responsabile dei sistemi, e ne comunica i nomi nel manuale di conservazione.',
          ],
        },
        {
          heading: '5. Istruzioni',
          points: [
            'I documenti si trattano soltanto per conservarli ed esibirli.',
            'Nessun documento è cancellato senza disposizione scritta del responsabile della conservazione.',
            'Ogni operazione lascia una traccia, con il riferimento di chi l’ha svolta e il momento.',
            'Gli incidenti si comunicano senza ritardo, con ciò che è accaduto e ciò che si è fatto.',
            'Le copie si conservano nell’Unione europea, in luoghi distinti.',
          ],
        },
        {
          heading: '6. Verifiche',
          text: [
            'L’affidatario rende disponibili, almeno una volta all’anno, i risultati delle verifiche di integrità e di leggibilità. Il responsabile della conservazione può chiedere in ogni momento la prova di esibizione di uno o più documenti.',
          ],
        },
      ],
      [
        {
          heading: '7. Protezione dei dati personali',
          text: [
            'L’affidatario opera come responsabile del trattamento secondo l’articolo 28 del Regolamento (UE) 2016/679, alle condizioni stabilite nel contratto. Le persone che accedono ai dati sono autorizzate e istruite.',
            'I dati personali contenuti nei documenti possono riguardare alunni, famiglie e personale, e comprendere categorie particolari di dati: si trattano con le misure previste dal manuale di conservazione.',
          ],
        },
        {
          heading: '8. Durata',
          text: [
            'L’affidamento ha effetto dalla conferma dell’attivazione del servizio e dura quanto il contratto. Cessa se il responsabile della conservazione lo revoca o è sostituito: in questo caso il nuovo responsabile sottoscrive un nuovo atto.',
          ],
        },
        {
          heading: '9. Fine dell’affidamento',
          text: [
            'Alla fine dell’affidamento i documenti sono restituiti come stabilito nel contratto. Fino alla conferma della restituzione l’affidatario continua a conservarli.',
          ],
        },
      ],
      [
        {
          heading: '10. Comunicazioni',
          text: [
            `Le comunicazioni tra responsabile della conservazione e affidatario avvengono per posta elettronica. L’affidatario risponde all’indirizzo ${contact}.`,
          ],
        },
        {
          heading: '11. Rinvio',
          text: [
            'Per quanto non è previsto si applicano il contratto, il manuale di conservazione e le norme vigenti in materia di documento informatico, di protezione dei dati personali e di beni culturali.',
          ],
        },
        {
          heading: 'Accettazione',
          text: [
            `Con la firma digitale del presente atto ${manager.name} dichiara di accettare l’incarico di responsabile della conservazione di ${school.name} e di affidarne il procedimento a ${provider}.`,
          ],
        },
      ],
    ],
    signature: signatures.manager(facts),
  };
};
