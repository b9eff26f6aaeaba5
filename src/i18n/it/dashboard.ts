import { checking } from './checking';
import { orderProcedures } from './orderProcedures';

const notImported =
  'Alcune righe non sono state importate: dalla sua pagina si possono scaricare, con il motivo.';

/** Sentences of the dashboard: applications, banners and procedures in progress. */
export const dashboard = {
  otpActivated: {
    about:
      'I codici dell’app sono attivi: dal prossimo accesso se ne chiede uno dopo la password. Se il telefono si perde, si entra con un codice di recupero: crearli ora e conservarli.',
    codes: 'Crea i codici di recupero',
    close: 'Chiudi',
  },
  title: 'Le mie applicazioni',
  search: 'Ricerca per descrizione',
  loading: 'Caricamento delle applicazioni in corso...',
  empty: "Nessuna applicazione abilitata per l'utente",
  notFound: 'Nessuna applicazione trovata',
  found: '%{smart_count} applicazione |||| %{smart_count} applicazioni',
  list: 'Applicazioni',
  open: 'Accedi',
  openOf: 'Accedi a %{name}: si apre in una nuova scheda',
  noSite: 'Senza un sito proprio',
  licence: {
    ending: 'Licenza in cessazione',
    expired: 'Licenza in attesa di rinnovo',
    expiring: 'Licenza In scadenza',
    valid: 'Licenza attiva',
    day: 'Scadenza %{day}',
  },
  banner: {
    preservation: 'L’attivazione del servizio di conservazione non è completata.',
    label: 'Avvisi',
    merged:
      'Dimensionamento: la scuola è accorpata a %{subject}. Indicare le scuole che ricevono i dati e firmare il documento entro agosto.',
    receiving:
      'Dimensionamento: %{subject} ha trasmesso i propri applicativi. Indicare quali si accettano e quali no.',
  },
  procedures: {
    title: 'Le mie pratiche',
    loading: 'Caricamento delle pratiche in corso...',
    none: 'Nessuna pratica in corso.',
    over: 'Concluse di recente',
    endedAt: 'Conclusa il %{day}',
    startedAt: 'Iniziata il %{day}',
    deadline: 'Entro il %{day}',
    late: 'Termine superato: era il %{day}.',
    progress: 'Fatti %{done} di %{total}',
    percent: 'Completata al %{done}%',
    turn: {
      school: 'Tocca alla scuola',
      otherSchool: 'Tocca all’altra scuola',
      provider: 'In carico al fornitore',
      nobody: 'Prosegue da sola',
    },
    exportRequest: {
      name: 'Esportazione dati',
      pending: {
        state: 'In elaborazione',
        next: 'Il fornitore prepara il file e scrive una e-mail quando è pronto.',
      },
      failed: {
        state: 'Non riuscita',
        next: 'La preparazione del file non è riuscita: annullare la richiesta e farne un’altra.',
      },
      active: {
        state: 'Pronta',
        next: 'Scaricare il file dal collegamento ricevuto per e-mail, prima della scadenza.',
      },
    },
    practice: {
      name: 'Trasferimento dati da altri fornitori',
      begun: { state: 'Iniziata', next: 'Completare le scelte e salvarle.' },
      files: { state: 'Iniziata', next: 'Caricare i file da trasferire.' },
      toSign: { state: 'Da firmare', next: 'Firmare il documento.' },
      checking,
      signed: { state: 'Firmata', next: 'Il fornitore prende in carico i file.' },
      working: { state: 'In lavorazione', next: 'Il fornitore trasferisce i dati.' },
      completed: { state: 'Completata', next: 'I dati sono stati trasferiti.' },
    },
    preservation: {
      name: 'Attivazione della conservazione',
      data: { state: 'Inserimento dati', next: 'Controllare i dati e salvarli.' },
      otherHead: {
        state: 'Documenti da rifare',
        next: 'Il dirigente scolastico non è più quello indicato nei documenti: farli preparare di nuovo.',
      },
      failed: {
        state: 'Documenti non preparati',
        next: 'Non è stato possibile preparare alcuni documenti: farli preparare di nuovo.',
      },
      making: { state: 'Documenti in lavorazione', next: 'I documenti da firmare saranno pronti tra poco.' },
      signing: { state: 'Da firmare', next: 'Firmare i documenti che mancano.' },
      checking,
      confirming: { state: 'Firmata', next: 'Confermare l’attivazione.' },
    },
    preservationSetUp: {
      name: 'Attivazione della conservazione',
      configuring: { state: 'Completata', next: 'Il fornitore configura il servizio.' },
      working: { state: 'Conclusa', next: 'Il servizio è attivo. La ricevuta è nella sua pagina.' },
    },
    signatureRequest: {
      name: 'Richiesta di firma',
      open: {
        state: 'Da firmare',
        next: 'Il dirigente scolastico firma dal collegamento ricevuto per e-mail.',
      },
      checking,
      signed: { state: 'Firmata', next: 'Le ricevute sono accanto ai documenti.' },
      expired: { state: 'Scaduta', next: 'Se serve ancora, inviare una nuova richiesta.' },
      cancelled: { state: 'Annullata', next: 'Non resta niente da fare.' },
    },
    spidRequest: {
      name: 'Richiesta SPID/CIE/eIDAS',
      toGenerate: { state: 'Da generare', next: 'Il fornitore prepara il documento della richiesta.' },
      toSign: { state: 'Da firmare', next: 'Firmare il documento della richiesta e inviarlo al fornitore.' },
      checking,
      atAgency: { state: 'Presa in carico', next: 'AgID esamina la richiesta.' },
    },
    spidGranted: {
      name: 'Richiesta SPID/CIE/eIDAS',
      approved: {
        state: 'Approvata',
        next: 'Gli utenti possono accedere con la propria identità digitale. La ricevuta è accanto al documento.',
      },
    },
    operation: {
      name: 'Operazione su più elementi',
      running: { state: 'In corso', next: 'Si può seguire l’avanzamento o interromperla.' },
      ended: { state: 'Conclusa', next: 'L’esito di ciascun elemento resta consultabile.' },
      incomplete: {
        state: 'Conclusa con errori',
        next: 'Alcuni elementi non sono riusciti: la sua pagina dice perché, e se si possono riprovare.',
      },
      stopped: {
        state: 'Fermata',
        next: 'Alcuni elementi non sono stati eseguiti: la sua pagina dice perché, e se si possono riprovare.',
      },
      cancelled: {
        state: 'Interrotta',
        next: 'Ciò che era già fatto resta: la sua pagina dice come riprendere.',
      },
    },
    import: {
      name: 'Importazione da file',
      running: { state: 'In corso', next: 'Si può seguire l’avanzamento o interromperla.' },
      ended: { state: 'Conclusa', next: 'L’esito di ciascuna riga resta consultabile.' },
      incomplete: { state: 'Conclusa con errori', next: notImported },
      stopped: { state: 'Fermata', next: notImported },
      cancelled: {
        state: 'Interrotta',
        next: 'Ciò che era già importato resta: la sua pagina dice come riprendere.',
      },
    },
    merged: {
      name: 'Dimensionamento, scuola accorpata',
      announced: { state: 'Da iniziare', next: 'Indicare le scuole che ricevono i dati degli applicativi.' },
      notNeeded: { state: 'Annunciato', next: 'Per questa scuola non è prevista alcuna procedura.' },
      choosing: { state: 'Iniziato', next: 'Completare le scelte e inviarle.' },
      signing: { state: 'Da firmare', next: 'Firmare il documento con le scelte.' },
      checking: { ...checking, state: 'Firmato, in attesa del controllo di revoca' },
      sent: { state: 'Inviato', next: 'Le scuole accorpanti accettano o rifiutano gli applicativi.' },
      answered: { state: 'Risposte ricevute', next: 'Il fornitore trasferisce i dati accettati.' },
      moved: { state: 'Concluso', next: 'I dati sono stati trasferiti.' },
      movedPart: {
        state: 'Concluso',
        next: 'I dati degli applicativi accettati sono stati trasferiti; quelli degli applicativi rifiutati no.',
      },
      nothingMoved: {
        state: 'Concluso',
        next: 'Tutti gli applicativi sono stati rifiutati: nessun dato è stato trasferito.',
      },
    },
    ...orderProcedures,
    receiving: {
      name: 'Dimensionamento, scuola accorpante',
      toBegin: { state: 'Da iniziare', next: 'Leggere l’informativa e rispondere per ogni applicativo.' },
      answering: { state: 'Iniziato', next: 'Accettare o rifiutare gli applicativi che mancano.' },
      answered: { state: 'Risposte inviate', next: 'Il fornitore trasferisce i dati accettati.' },
    },
  },
};
