import { titles } from './titles';

/** Sentences of the services page: digital preservation and the digital identities. */
export const services = {
  title: titles.services,
  updated: 'Profilo aggiornato con successo!',
  invalid: 'Dati assenti o non validi!',
  preservation: {
    tab: 'Conservazione %{provider}',
    steps: 'Passi dell’attivazione',
    stepDone: 'Completato',
    step1: 'Inserimento dati',
    step2: 'Firma digitale dei documenti',
    step2Waits: 'I documenti si preparano dopo l’inserimento dei dati.',
    summary: 'Riepilogo Anagrafica',
    change: 'Modifica e Salva',
    school: 'Scuola',
    ds: 'Dirigente scolastico (DS)',
    noDs: 'Nella gestione utenti non è indicato il dirigente scolastico con il suo codice fiscale: senza, i documenti non si possono preparare.',
    dsWhere: 'Il DS si modifica nella gestione utenti.',
    manager: 'Responsabile della conservazione',
    noManager: 'Non ancora indicato',
    users: 'Gestione utenti',
    reset: 'Reset',
    confirm: 'Conferma',
    confirmWhy:
      'Prima occorre firmare tutti e quattro i documenti: ne manca %{smart_count}. |||| Prima occorre firmare tutti e quattro i documenti: ne mancano %{smart_count}.',
    next: {
      checking:
        'Le firme sono in attesa del controllo di revoca: quando è riuscito si conferma l’attivazione.',
      head: 'Prossimo passo: indicare il dirigente scolastico (DS), che deve firmare, con il suo codice fiscale.',
      data: 'Prossimo passo: controllare i dati e salvarli con “Modifica e Salva”. Tocca alla scuola.',
      otherHead:
        'Prossimo passo: i documenti indicano un altro dirigente scolastico. Usare “Prepara di nuovo i documenti”.',
      failed:
        'Prossimo passo: alcuni documenti non sono stati preparati. Usare “Prepara di nuovo i documenti”.',
      making: 'I documenti sono in preparazione: la pagina si aggiorna da sola.',
      signing:
        'Prossimo passo: manca %{smart_count} firma. Tocca a: %{who}. |||| Prossimo passo: mancano %{smart_count} firme. Tocca a: %{who}.',
      confirming: 'Prossimo passo: tutti i documenti sono firmati, resta da confermare l’attivazione.',
    },
    dialog: {
      title: 'Modifica dati conservazione',
      about:
        'Il responsabile della conservazione firma l’atto di affidamento: il codice fiscale deve essere quello del suo certificato di firma.',
      name: 'Nome e Cognome',
      cf: 'Codice Fiscale',
      save: 'Salva',
      saveWhy: 'Il dirigente scolastico non è indicato: indicarlo nella gestione utenti.',
      again:
        'Con dati diversi i quattro documenti vengono preparati di nuovo e le firme già apposte non valgono più.',
    },
    documents: {
      waiting: 'In attesa del controllo di revoca',
      caption: 'I quattro documenti da firmare',
      document: 'Documento',
      state: 'Stato',
      actions: 'Azioni',
      signer: 'Deve firmare: %{name}',
      signedBy: 'Firmato da %{name}',
      openFirst: 'Aprire prima il documento',
      processing: 'In lavorazione...',
      absent: 'Da preparare',
      failed: 'Non è stato possibile preparare il documento.',
      unsigned: 'Da firmare',
      signed: 'Firmato il %{date}',
      download: 'Scarica: %{name}',
      downloadSigned: 'Scarica il file firmato: %{name}',
      preview: 'Visualizza Anteprima: %{name}',
      sign: 'Firma il documento %{name}',
      online: 'Firma subito',
      offline: 'Carica documento firmato (.p7m)',
      again: 'Prepara di nuovo i documenti',
      otherDs:
        'Il dirigente scolastico non è più quello indicato nei documenti. Vanno preparati di nuovo; le firme già apposte non valgono più.',
      onlineFailed:
        'Non è stato possibile completare la firma del documento. Verifica di aver inserito le credenziali corrette o riprova più tardi.',
      offlineFailed:
        "Non è stato possibile completare il caricamento del documento. Verifica di aver firmato il file con l'identità corretta oppure scarica nuovamente e ricarica il file firmato esternamente",
      done: '%{name}: firma registrata con il numero %{number}.',
    },
    activate: {
      title: 'Conferma attivazione',
      about:
        'Tutti e quattro i documenti sono firmati. Controllare il riepilogo e confermare: dopo la conferma i dati non si possono più modificare.',
      signed: '%{name}, firmato il %{date}',
      documents: 'Documenti',
      changeManager: 'Modifica il responsabile',
      changeDs: 'Modifica il DS nella gestione utenti',
      show: 'Rivedi i documenti',
    },
    restart: {
      title: 'Reset dei dati',
      about:
        'I documenti preparati e le firme già apposte non varranno più. I dati del responsabile della conservazione e del DS dovranno essere inseriti di nuovo.',
      confirm: 'Reset dei dati',
    },
    done: {
      title: 'Attivazione completata',
      text: 'L’attivazione del servizio di conservazione è completata. I documenti si possono consultare in',
      documents: 'Area Amministrativa, Documenti e firma',
      later:
        'Il servizio sarà disponibile nell’applicazione di gestione documentale dopo la configurazione del sistema.',
      configured:
        'Il sistema è stato configurato il %{date}: il servizio è disponibile nell’applicazione di gestione documentale.',
    },
    stages: {
      title: 'Che cosa è stato fatto',
      signed: '%{document}: firma di %{person}.',
      completed: 'Attivazione confermata da %{person}.',
      configured: 'Sistema configurato dal fornitore.',
    },
    receipt: {
      title: 'Ricevuta',
      number: 'Numero',
      when: 'Data e ora',
      person: 'Persona',
      files: 'Impronte dei file firmati (SHA-256)',
      next: 'Che cosa succede ora',
      by: 'Entro il',
      contact: 'Per informazioni',
      download: 'Scarica la ricevuta (PDF)',
      mailed: 'La ricevuta è stata inviata anche per e-mail a chi ha confermato.',
    },
  },
  spid: {
    tab: 'SPID/CIE/eIDAS',
    about:
      'Con SPID, CIE ed eIDAS gli utenti della scuola accedono ai servizi con la propria identità digitale, senza un’altra password. Ogni utente deve avere un codice fiscale corretto ed essere abilitato nella gestione utenti.',
    users: 'Gestione utenti',
    usersAbout: 'Per abilitare gli utenti, uno per uno o più insieme:',
    readiness: 'Chi può entrare con SPID e CIE',
    state: 'Stato Abilitazione SPID',
    on: 'Abilitato',
    off: 'Disabilitato',
    stateOn: 'Gli utenti abilitati possono entrare con la loro identità digitale.',
    stateOff:
      'Nessun utente della scuola può entrare con la propria identità digitale. Le abilitazioni dei singoli utenti restano come sono.',
    enable: {
      title: 'Abilitare SPID per la scuola?',
      about: 'Gli utenti abilitati potranno entrare con SPID, CIE o eIDAS.',
      confirm: 'Abilita',
    },
    disable: {
      title: 'Disabilitare SPID per la scuola?',
      about:
        'Nessun utente della scuola potrà più entrare con SPID, CIE o eIDAS: resterà l’accesso con nome utente e password. Le abilitazioni dei singoli utenti restano come sono.',
      confirm: 'Disabilita',
    },
    registry: {
      title: 'Codici fiscali del personale e degli alunni',
      about: 'Per SPID serve il codice fiscale: si può prendere dall’anagrafe della scuola.',
      go: 'Apri l’anagrafe',
    },
    log: {
      title: 'Registro degli accessi',
      about: 'Gli accessi con SPID fino al 31/07/2023, in un archivio zip.',
      download: 'Scarica gli accessi SPID',
      none: 'Non esistono log accessi spid per questa scuola.',
    },
    timeline: {
      title: 'Richiesta di attivazione',
      generated: 'Documento generato',
      signed: 'Documento firmato digitalmente',
      approved: 'Richiesta approvata da AgID',
      reached: 'completato',
      waiting: 'in attesa',
      since: 'Ultimo aggiornamento: %{date}',
    },
  },
};
