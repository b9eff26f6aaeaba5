import { contractClosing } from './contractClosing.it';
import { type PreservationFacts, type PreservationText, signatures } from './facts';

/** The contract of the preservation service: ten pages. */
export const contractText = (facts: PreservationFacts): PreservationText => {
  const { school, provider, ds, manager, day } = facts;
  return {
    title: 'Contratto per il servizio di conservazione digitale',
    subject: `Contratto tra ${school.name} e ${provider}`,
    lead: `Contratto tra ${school.name} (codice meccanografico ${school.codMin}), di seguito “la scuola”, e ${provider}, di seguito “il fornitore”, predisposto il ${day}.`,
    pages: [
      [
        {
          heading: 'Le parti',
          table: {
            head: ['Dato', 'Valore'],
            rows: [
              ['Istituto', school.name],
              ['Tipologia', school.kind],
              ['Codice meccanografico', school.codMin],
              ['Codice cliente', school.customerCode],
              ['Sede', school.address],
              ['Dirigente scolastico', `${ds.name}, ${ds.cf}`],
              ['Responsabile della conservazione', `${manager.name}, ${manager.cf}`],
              ['Fornitore del servizio', provider],
            ],
          },
        },
        {
          heading: 'Premesse',
          points: [
            'La scuola è tenuta a conservare i propri documenti informatici secondo il decreto legislativo 7 marzo 2005, n. 82 (Codice dell’amministrazione digitale) e le Linee guida AgID sulla formazione, gestione e conservazione dei documenti informatici.',
            'Il fornitore dispone di un sistema di conservazione conforme a tali regole e lo mette a disposizione della scuola alle condizioni che seguono.',
            'Le premesse, gli allegati e la scheda di attivazione sono parte integrante del presente contratto.',
          ],
        },
      ],
      [
        {
          heading: 'Articolo 1. Definizioni',
          points: [
            'Pacchetto di versamento: l’insieme dei documenti, con i relativi metadati, che la scuola trasmette al sistema di conservazione.',
            'Pacchetto di archiviazione: l’insieme che il sistema forma dai pacchetti di versamento e conserva nel tempo.',
            'Pacchetto di distribuzione: l’insieme che il sistema restituisce a chi ha diritto di consultare i documenti.',
            'Rapporto di versamento: l’attestazione che un pacchetto di versamento è stato preso in carico.',
            'Responsabile della conservazione: la persona che, per la scuola, definisce e attua le politiche di conservazione.',
            'Manuale di conservazione: il documento che descrive organizzazione, ruoli, procedure e misure di sicurezza.',
          ],
        },
        {
          heading: 'Articolo 2. Oggetto',
          text: [
            'Il fornitore presta alla scuola il servizio di conservazione digitale dei documenti informatici che essa versa, assicurandone nel tempo autenticità, integrità, affidabilità, leggibilità e reperibilità.',
            'Sono compresi la presa in carico dei pacchetti, la formazione e la conservazione dei pacchetti di archiviazione, la loro esibizione e la restituzione al termine del rapporto.',
          ],
        },
      ],
      [
        {
          heading: 'Articolo 3. Attivazione',
          text: [
            'Il servizio si attiva con la firma digitale del presente contratto, delle clausole vessatorie, dell’atto di affidamento e della scheda di attivazione, e con la conferma resa dalla scuola nel portale.',
            'Dopo la conferma il fornitore configura il sistema e ne dà notizia alla scuola. Da quel momento il servizio è disponibile nell’applicazione di gestione documentale.',
          ],
        },
        {
          heading: 'Articolo 4. Documenti che si conservano',
          text: ['La scuola può versare, nei formati ammessi dal manuale di conservazione:'],
          points: [
            'il registro giornaliero di protocollo;',
            'i documenti protocollati, con i loro allegati;',
            'i registri dei docenti e i registri di classe;',
            'i documenti contabili, gli ordinativi e le fatture elettroniche;',
            'i contratti, le determine e gli altri atti repertoriati;',
            'i fascicoli del personale e degli alunni, quando sono chiusi.',
          ],
        },
        {
          heading: 'Articolo 5. Formati',
          text: [
            'I documenti in un formato non ammesso sono rifiutati con un rapporto che ne indica il motivo. La scuola li converte e li versa di nuovo; finché non sono presi in carico la loro conservazione resta a carico della scuola.',
          ],
        },
      ],
      [
        {
          heading: 'Articolo 6. Versamento e presa in carico',
          text: [
            'La scuola versa i documenti dall’applicazione di gestione documentale. A ogni versamento il sistema verifica provenienza, integrità, formato e metadati.',
            'Se la verifica è positiva il sistema rilascia il rapporto di versamento, con un riferimento temporale e l’impronta di ogni documento. Con il rapporto la responsabilità della conservazione passa al fornitore, nei limiti dell’affidamento.',
            'Se la verifica è negativa il sistema rifiuta il pacchetto e indica quali documenti correggere.',
          ],
        },
        {
          heading: 'Articolo 7. Archiviazione',
          text: [
            'I pacchetti di archiviazione sono formati secondo lo standard UNI 11386 (SInCRO), firmati digitalmente e marcati temporalmente. Sono conservati in almeno due copie, in luoghi distanti tra loro e situati nell’Unione europea.',
            'Il fornitore verifica periodicamente la leggibilità dei pacchetti e, quando occorre, ne cura il riversamento su supporti o in formati aggiornati, dandone evidenza.',
          ],
        },
        {
          heading: 'Articolo 8. Esibizione',
          text: [
            'Le persone abilitate dalla scuola ricercano i documenti conservati e ne ottengono copia come pacchetto di distribuzione, con gli elementi che ne provano autenticità e integrità.',
          ],
        },
      ],
      [
        {
          heading: 'Articolo 9. Obblighi del fornitore',
          points: [
            'Prestare il servizio secondo il manuale di conservazione, che tiene aggiornato e a disposizione della scuola.',
            'Mantenere i requisiti di qualità, sicurezza e organizzazione che la legge chiede ai conservatori.',
            'Impiegare persone competenti, vincolate alla riservatezza.',
            'Avvisare la scuola, senza ritardo, degli eventi che possono compromettere la conservazione.',
            'Consentire alla scuola e alle autorità competenti le verifiche previste dalla legge.',
            'Assistere la scuola nell’uso del servizio.',
          ],
        },
        {
          heading: 'Articolo 10. Obblighi della scuola',
          points: [
            'Nominare il responsabile della conservazione e comunicare ogni suo avvicendamento.',
            'Versare documenti integri, nei formati ammessi e con i metadati previsti.',
            'Abilitare al servizio soltanto persone autorizzate e custodirne le credenziali.',
            'Controllare i rapporti di versamento e correggere i versamenti rifiutati.',
            'Non versare contenuti contrari alla legge.',
          ],
        },
        {
          heading: 'Articolo 11. Livelli di servizio',
          text: [
            'Il servizio è disponibile tutti i giorni, con una disponibilità annua non inferiore al 99,5 per cento, esclusi gli interventi programmati, comunicati con almeno tre giorni lavorativi di anticipo.',
          ],
        },
      ],
      ...contractClosing(facts),
    ],
    signature: signatures.DS(facts),
  };
};
