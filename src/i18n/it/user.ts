/** Sentences of user management. */
export const user = {
  name: 'Utente |||| Utenti',
  title: 'Gestione utenti',
  caption: 'Utenti della scuola',
  search: 'Ricerca per utente, nome, cognome, email, codice fiscale, scadenza, ultimo accesso',
  one: 'Utente %{name}',
  create: 'Crea utente',
  created:
    "Inviata l'email di notifica all'utente. Utente creato con successo. Occorre specificare le abilitazioni.",
  fields: {
    uid: 'Utente',
    username: 'Nome utente',
    labelNomeCognome: 'Nome e cognome',
    sn: 'Cognome',
    cn: 'Nome',
    email: 'E-mail',
    codicefiscale: 'Codice fiscale',
    status: 'Stato',
    spidEnabled: 'Spid',
    dataNascita: 'Data di nascita',
    dataScadenza: 'Scadenza',
    lastLogin: 'Ultimo accesso',
    accessibility: 'Modalità non vedente',
    primoAccesso: 'Mai entrato',
  },
  values: {
    status: { true: 'Utenza abilitata', false: 'Utenza disabilitata' },
    spidEnabled: { true: 'Identità digitale abilitata', false: 'Identità digitale non abilitata' },
    accessibility: { true: 'Sì', false: 'No' },
  },
  tones: { expired: 'scaduta', expiring: 'in scadenza' },
  filters: {
    stato: { label: 'Stato', values: { 0: 'Non attivo', 1: 'Attivo' } },
    spidEnabled: { label: 'Spid', values: { true: 'Abilitato', false: 'Non abilitato' } },
    ultimoAccesso: {
      label: 'Ultimo accesso',
      values: { 3: 'Oltre 3 mesi fa', 6: 'Oltre 6 mesi fa', 9: 'Oltre 9 mesi fa', 12: 'Oltre 12 mesi fa' },
    },
    scadenza: {
      label: 'Scadenza utenza',
      values: { expired: 'Scaduta', 1: 'Scade entro 1 mese', 3: 'Scade entro 3 mesi' },
    },
  },
  locked: {
    notAllowed: "Per modificare questi dati serve un'autorizzazione: rivolgersi al supervisor della scuola",
    afterLogin: "Non modificabile dopo il primo accesso dell'utente",
    onlySupervisor: "Solo il supervisor può modificare l'utenza supervisor",
  },
  updated: 'Utente aggiornato con successo!',
  actions: {
    enable: {
      label: 'Attiva utenti',
      row: 'Attiva %{name}',
      planned: '%{smart_count} da attivare |||| %{smart_count} da attivare',
      leftOut: 'Non saranno attivati',
      none: 'Selezionare una o più checkbox',
      doneOne: 'Utenze riattivate, inviata email agli utenti con le credenziali di accesso.',
      doneMany: 'Utenze riattivate, inviata email agli utenti con le credenziali di accesso.',
      nothingToDo: "Nessun utente attivato: controllare l'esito",
      partly: '%{smart_count} utente attivato |||| %{smart_count} utenti attivati',
      confirm: 'Attiva',
      steps: {
        review: {
          title: 'Attivare gli utenti?',
          text: 'Potranno di nuovo accedere ai servizi della scuola.',
        },
        last: {
          title: "Confermare l'attivazione?",
          text: "A ogni utente attivato sarà inviata un'email con le credenziali di accesso.",
        },
      },
    },
    disable: {
      label: 'Disattiva utenti',
      row: 'Disattiva %{name}',
      planned: '%{smart_count} da disattivare |||| %{smart_count} da disattivare',
      leftOut: 'Non saranno disattivati',
      none: 'Selezionare una o più utenze non disabilitate!',
      doneOne: 'Utente disattivato con successo!',
      doneMany: 'Utenti disabilitati con successo!',
      nothingToDo: "L'utente risulta gia' disattivato!",
      partly: '%{smart_count} utente disattivato |||| %{smart_count} utenti disattivati',
      confirm: 'Disattiva',
      steps: {
        reset: {
          title: 'Togliere anche le abilitazioni?',
          text: "Con Sì gli utenti perdono anche le abilitazioni alle applicazioni. Con No le ritrovano quando l'utenza viene riattivata.",
        },
        review: {
          title: 'Confermare la disattivazione?',
          text: 'Non potranno più accedere; le sessioni aperte terminano subito.',
        },
      },
    },
  },
};
