/** Sentences of the frame around every page, and of the session. */
export const shell = {
  product: 'Sportello',
  defaultTitle: 'Area Amministrativa',
  skip: 'Vai al contenuto',
  navigation: 'Menu principale',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  narrowMenu: 'Riduci il menu',
  widenMenu: 'Espandi il menu',
  menu: {
    people: 'Persone',
    schoolProfile: 'Profilo scuola',
    contracts: 'Area Contratti',
    administration: 'Area Amministrativa',
    activity: 'Attività',
  },
  profile: 'Profilo',
  profileOf: 'Profilo di %{name}',
  account: {
    user: 'Utente',
    school: 'Scuola',
    ministerialCode: 'Codice meccanografico',
    customerCode: 'Codice cliente',
    lastAccess: 'Ultimo accesso',
    firstAccess: 'Questo è il primo accesso',
    roles: 'Ruolo',
  },
  role: {
    supervisor: 'Supervisor',
    teacherManager: 'Gestore docenti',
    campusManager: 'Gestore Campus',
    user: 'Utente',
    support: 'Assistenza',
    operator: 'Operatore',
  },
  exit: 'Esci',
  close: 'Chiudi',
  cancel: 'Annulla',
  back: 'Indietro',
  working: 'Operazione in corso...',
  retry: 'Riprova',
  darkTheme: 'Usa il tema scuro',
  lightTheme: 'Usa il tema chiaro',
  language: 'Lingua',
  loader: {
    title: 'Attendere prego...',
    opening: 'Creazione dello spazio di lavoro in corso...',
    starting: "Verifica dell'accesso in corso...",
    switching: 'Cambio di account in corso...',
    leaving: 'Uscita in corso...',
    data: 'Caricamento in corso...',
    page: 'Caricamento della pagina in corso...',
  },
  failure: {
    title: 'Accesso non riuscito',
    switch: "Si è verificato un errore nell'accesso ai servizi.",
    manage: 'Gestione ArgoID',
    workspace: 'Si è verificato un errore nella creazione dello spazio di lavoro, riprovare più tardi.',
    unreachable: 'Il servizio di accesso non risponde. Controllare la connessione e riprovare.',
    notAuthorised: "Operazione non consentita. L'utente non e' autorizzato ad accedere.",
    unknownPerson:
      "L'identità con cui è stato fatto l'accesso non corrisponde ad alcuna utenza. Rivolgersi al supervisor della scuola, poi uscire e accedere di nuovo.",
    supportTitle: 'Assistenza terminata',
    supportOver:
      'L’accesso di assistenza è terminato. Per continuare occorre un nuovo consenso del supervisor.',
    suspendedTitle: 'Scuola sospesa',
    schoolSuspended:
      'La scuola è sospesa: per ora non è possibile accedere né operare, e i dati restano al loro posto. Per informazioni rivolgersi all’assistenza.',
    unknownTitle: 'Utenza non trovata',
    leftTitle: 'Uscita effettuata',
    left: "La sessione di questa console è chiusa. Quella presso il gestore dell'identità può essere ancora aperta: su un computer condiviso, uscire anche lì o chiudere il browser.",
    signedOut:
      "L'uscita è stata fatta in un'altra scheda di questo browser: qui non viene mostrato più nulla.",
    again: 'Accedi di nuovo',
    disabledAccount:
      "Se l'accesso è avvenuto con un ArgoID, questo è associato a un account di scuola disabilitato.",
  },
  help: {
    title: 'Aiuto',
    manual: 'Manuale',
    assistance: 'Assistenza',
    aliasPrivacy: 'Informativa privacy ArgoID',
    provider: 'Sito del fornitore',
  },
  newTab: '(si apre in una nuova scheda)',
  footer: {
    accessibility: 'Dichiarazione di accessibilità',
    privacy: 'Privacy',
    version: 'Versione %{version}',
    product: 'Sportello %{version}',
  },
  noUnread: 'Nessuna notifica da leggere',
  unread: '%{smart_count} notifica da leggere |||| %{smart_count} notifiche da leggere',
  entries: {
    profile: 'Profilo utente',
    alias: 'Gestisci ArgoID',
    newAlias: 'Crea ArgoID',
    notifications: 'Notifiche',
    settings: 'Impostazioni',
    password: 'Cambia password',
    activity: 'Autorizzazioni e attività',
  },
  switch: {
    title: 'Cambia account',
    about:
      "Scegliere l'account con cui continuare. Non viene chiesta la password; i dati inseriti e non salvati in questa pagina vanno persi.",
    instead:
      "Se l'ArgoID è collegato anche ad altri account di scuola, è possibile continuare con uno di questi.",
    disabled: '(Disabilitato)',
    current: 'In uso',
    toDo: '%{smart_count} pratica da completare |||| %{smart_count} pratiche da completare',
    none: 'Nessun altro account è collegato a questo accesso.',
    unknown: "L'elenco degli account collegati non è disponibile. Riprovare più tardi.",
  },
  acting: {
    region: 'Account in uso',
    band: 'Stai operando come %{username} - %{school}, %{city}',
  },
  other: {
    title: 'Stai operando come %{username}',
    about:
      "In un'altra scheda di questo browser è ora in uso l'account %{username}. Questa scheda era stata aperta come %{mine}: ciò che mostrava è stato nascosto e ciò che è stato chiesto qui dopo il cambio non è stato eseguito.",
    goOn: 'Continua come %{username}',
  },
  expiry: {
    title: 'La sessione sta per scadere',
    ended: 'La sessione è terminata',
    about:
      'Per continuare a lavorare accedere di nuovo con lo stesso utente. I dati inseriti in questa pagina non vanno persi.',
    again: 'Riautenticati',
    logout: 'Logout',
    differentUser:
      "Operazione non consentita. L'utente usato per la riautenticazione è differente dal precedente",
    interrupted:
      'La riautenticazione non è stata completata. Premere di nuovo "Riautenticati" e consentire al browser di aprire la finestra.',
  },
  notFound: {
    title: 'Pagina non trovata',
    about: "L'indirizzo non è corretto oppure la pagina non è più disponibile.",
  },
  forbidden: {
    title: 'Accesso non consentito',
    about: 'Non si dispone dei permessi per vedere questa pagina. Rivolgersi al supervisor della scuola.',
    school: 'La pagina richiesta non è prevista per questa scuola.',
  },
  problem: {
    title: 'Si è verificato un problema',
    about:
      'La pagina non può essere mostrata. I dati già salvati non sono andati persi: ricaricare la pagina oppure tornare alla pagina iniziale.',
    reload: 'Ricarica la pagina',
  },
  notFetched: {
    title: 'La pagina non si è caricata',
    about: 'Controllare la connessione e ricaricare la pagina. I dati già salvati non sono andati persi.',
    reload: 'Ricarica la pagina',
  },
  updated: {
    title: 'È disponibile una nuova versione',
    about:
      'La console è stata aggiornata mentre era aperta: per continuare occorre caricare la nuova versione. I dati già salvati non sono andati persi.',
    reload: 'Carica la nuova versione',
  },
  goHome: 'Torna alla pagina iniziale',
  unreachable: 'Il servizio non è raggiungibile. Controllare la connessione e riprovare.',
  tooLargeOnTheWay:
    'La rete della scuola, o un servizio lungo il percorso, non lascia passare dati così grandi. Inviare un file più piccolo, o usare un’altra rete: riprovare allo stesso modo non serve.',
  stoppedOnTheWay:
    'La rete della scuola, o un programma di sicurezza, ha fermato la richiesta prima che arrivasse. Usare un’altra rete, o rivolgersi a chi gestisce quella della scuola.',
  unavailable: 'Il servizio non è disponibile in questo momento. Riprovare tra qualche secondo.',
};
