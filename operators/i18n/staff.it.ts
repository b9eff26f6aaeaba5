/** Reason why a button is disabled. */
export const notForRole = 'Il proprio ruolo non lo consente: rivolgersi a un amministratore del gestore.';

/** Reason why a page is not shown. */
export const notForPage =
  'Il proprio ruolo non consente di vedere questa pagina: rivolgersi a un amministratore del gestore.';

const roles = {
  readOnly: 'Sola lettura',
  support: 'Assistenza',
  commercial: 'Commerciale',
  administrator: 'Amministratore',
};
const enabled = { true: 'Sì', false: 'No' };
const enabledFilter = { label: 'Accesso attivo', values: enabled };

/** Texts of the lists of the staff and of its programs. */
export const staff = {
  operator: {
    name: 'Persona |||| Persone',
    title: 'Personale del gestore',
    caption: 'Persone che accedono a questa console, con il loro ruolo',
    search: 'Ricerca per nome, nome utente',
    one: '%{name}',
    tools: { create: 'Nuova persona' },
    fields: {
      username: 'Nome utente',
      name: 'Nome e cognome',
      role: 'Ruolo',
      enabled: 'Accesso attivo',
      ready: 'Primo accesso fatto',
      createdAt: 'Aggiunta il',
      createdBy: 'Aggiunta da',
      signedInAt: 'Ultimo accesso',
    },
    help: { username: 'Lettere minuscole, cifre, punto, trattino; la prima è una lettera' },
    values: { role: roles, enabled, ready: enabled },
    filters: { role: { label: 'Ruolo', values: roles }, enabled: enabledFilter },
    actions: {
      setRole: { label: 'Cambia ruolo', row: 'Cambia il ruolo di %{name}', confirm: 'Cambia il ruolo' },
      invite: {
        label: 'Nuovo collegamento',
        row: 'Nuovo collegamento per %{name}',
        confirm: 'Crea il collegamento',
      },
      disable: { label: 'Disattiva', row: 'Disattiva %{name}', confirm: 'Disattiva l’accesso' },
      enable: { label: 'Riattiva', row: 'Riattiva %{name}', confirm: 'Riattiva l’accesso' },
    },
  },
  operatorClient: {
    name: 'Programma |||| Programmi',
    title: 'Programmi del gestore',
    caption: 'Programmi che operano da soli, con i loro ambiti',
    search: 'Ricerca per nome, identificativo',
    one: '%{name}',
    tools: { create: 'Nuovo programma' },
    fields: {
      clientId: 'Identificativo',
      name: 'Nome',
      scopes: 'Ambiti',
      schools: 'Solo per le scuole',
      enabled: 'Accesso attivo',
      createdAt: 'Aggiunto il',
      createdBy: 'Aggiunto da',
      usedAt: 'Ultimo uso',
    },
    help: { schools: 'Codici cliente separati da virgola. Vuoto: tutte le scuole' },
    values: { enabled },
    filters: { enabled: enabledFilter },
    actions: {
      rotate: { label: 'Nuovo segreto', row: 'Nuovo segreto per %{name}', confirm: 'Crea il segreto' },
      disable: { label: 'Disattiva', row: 'Disattiva %{name}', confirm: 'Disattiva il programma' },
    },
  },
  operatorIdentity: { fields: { password: 'Password' } },
};

/** Texts of the dialogs about the staff and its programs. */
export const staffDialogs = {
  copied: 'Ho copiato, chiudi',
  link: 'Collegamento del primo accesso',
  linkAbout:
    'Il collegamento va consegnato alla persona: si apre una volta sola, entro un giorno. Non verrà mostrato di nuovo.',
  secret: 'Segreto',
  secretAbout:
    'Il segreto va copiato adesso nella configurazione del programma: non verrà mostrato di nuovo.',
  roles: {
    readOnly: 'Vede tutto tranne i segreti, e non cambia nulla.',
    support:
      'Vede tutto tranne i segreti; opera per i supervisor che lo consentono, invia di nuovo inviti e messaggi, fa riprovare i lavori.',
    commercial:
      'Vede tutto tranne i segreti; gestisce le scuole, le applicazioni, le licenze, i contratti, gli ordini, i prodotti e le notizie.',
    administrator:
      'Fa tutto. Soltanto un amministratore chiude e accorpa scuole, cambia le chiavi e l’elenco di fiducia, e gestisce il personale e i programmi.',
  },
  new: 'Nuova persona',
  newAbout:
    'La persona riceve un collegamento con cui sceglie la password e collega l’app dei codici. Il ruolo si può cambiare in seguito.',
  create: 'Aggiungi la persona',
  invite: 'Un nuovo collegamento per %{name}?',
  inviteAbout:
    'La password e l’app dei codici di prima non valgono più, da subito, e la persona esce da ogni sessione. L’accesso, se era disattivato, torna attivo.',
  role: 'Il ruolo di %{name}',
  roleAbout: 'Il ruolo vale dalla prossima operazione, anche nelle sessioni già aperte.',
  sameRole: 'È il ruolo che la persona ha già.',
  disable: 'Disattivare l’accesso di %{name}?',
  disableAbout:
    'La persona esce subito da ogni sessione e non accede più. L’accesso si può riattivare in qualsiasi momento.',
  enable: 'Riattivare l’accesso di %{name}?',
  enableAbout: 'La persona accede di nuovo con la password e l’app dei codici di prima.',
  newProgram: 'Nuovo programma',
  newProgramAbout:
    'Un programma può fare soltanto ciò che i suoi ambiti prevedono. Le operazioni più gravi restano alle persone, che confermano la propria identità.',
  createProgram: 'Aggiungi il programma',
  rotate: 'Un nuovo segreto per %{name}?',
  rotateAbout:
    'Il segreto di prima non vale più, da subito: il programma si ferma finché non riceve il nuovo.',
  disableProgram: 'Disattivare %{name}?',
  disableProgramAbout:
    'Il programma si ferma subito e non può più operare. Per riprendere occorre aggiungerne uno nuovo.',
};

/** Texts of the password dialog. */
export const confirmIdentity = {
  title: 'Confermare la propria identità',
  about:
    'La password è chiesta di nuovo, per essere certi che a farlo sia il titolare dell’utenza. La conferma vale cinque minuti; ciò che è stato scritto resta dov’è.',
  go: 'Conferma',
};
