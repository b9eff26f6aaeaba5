/** Sentences of the page of the alias identity. */
export const alias = {
  title: 'ArgoID',
  loading: 'Caricamento in corso...',
  working: 'Verifica in corso...',
  back: 'Indietro',
  next: 'Continua',
  profile: 'Vai al profilo utente',
  steps: {
    notice: 'Informativa',
    account: 'Definizione',
    data: 'Dati anagrafici',
    summary: 'Riepilogo operazione',
  },
  notice: {
    lead: "L'ArgoID è un'identità personale, riservata al personale della scuola: con un solo indirizzo e-mail e una sola password si accede alle utenze di tutte le scuole in cui si lavora. Se ne può avere uno solo.",
    what: "Si conservano nome, cognome, codice fiscale, indirizzo e-mail e, se indicato, numero di telefono, soltanto per l'accesso.",
    proof:
      "L'indirizzo e-mail va verificato con il collegamento che viene inviato: si usa una volta sola e vale 24 ore. Nella stessa pagina si sceglie la password dell'ArgoID.",
    school:
      'Ogni utenza si collega indicandone la password; le scuole non vedono in quali altre scuole si lavora.',
    end: "L'ArgoID si può eliminare quando si vuole: le utenze delle scuole restano, ciascuna con la propria password.",
    privacy: 'Informativa privacy ArgoID',
  },
  account: {
    about:
      "Indicare il nome utente e la password dell'utenza della scuola con cui è stato fatto l'accesso: così nessun altro può creare un ArgoID con questa utenza.",
    user: 'Utente',
  },
  data: {
    nome: 'Nome',
    cognome: 'Cognome',
    codiceFiscale: 'Codice fiscale',
    none: 'Non indicato',
    noTaxCode: 'Codice fiscale obbligatorio',
    wrongTaxCode:
      'Se il codice fiscale manca o non è corretto, il supervisor lo modifica nel profilo utente; gli altri si rivolgono alla segreteria della scuola.',
    needed: "Occorrono il codice fiscale e l'indirizzo e-mail.",
  },
  summary: {
    made: "È stata inviata un'e-mail a %{email}. Se l'indirizzo può avere un ArgoID, contiene il collegamento per verificarlo.",
    next: 'Aprire il collegamento entro 24 ore e scegliere la password: poi si accede con questo indirizzo. Se non arriva nulla, controllare la posta indesiderata oppure ripetere la procedura.',
    go: "Vai all'ArgoID",
  },
  status: {
    title: 'Stato',
    unverified: 'E-mail da verificare',
    verified: 'ArgoID creato',
    mailed:
      "È stata inviata un'e-mail a %{email}: aprire il collegamento entro 24 ore e scegliere la password. Se è scaduto, o se l'indirizzo è sbagliato, ripetere la procedura.",
    byAccount:
      "L'accesso è avvenuto con l'utenza della scuola. Per collegare altre utenze, dissociarle o eliminare l'ArgoID occorre accedere con l'ArgoID.",
  },
  access: { go: 'Accedi con ArgoID', other: 'Cambia account' },
  repeat: {
    open: 'Ripeti la procedura',
    title: 'Ripetere la procedura?',
    about:
      'I dati indicati vengono cancellati e il collegamento già inviato non vale più. Si ricomincia dal primo passo.',
    go: 'Ripeti',
    done: 'La procedura può essere ripetuta.',
  },
  forget: {
    title: "Eliminare l'ArgoID?",
    about:
      "L'indirizzo non è ancora verificato: i dati indicati vengono cancellati e il collegamento già inviato non vale più. L'utenza della scuola resta com'è.",
    go: 'Elimina',
    done: "L'ArgoID è stato eliminato.",
  },
  delete: {
    open: 'Elimina ArgoID',
    title: "Eliminare l'ArgoID %{email}?",
    about:
      "Con questo indirizzo non si accederà più e tutte le sessioni aperte vengono chiuse, anche questa. Le utenze delle scuole restano, ciascuna con il proprio nome utente e la propria password. L'operazione non si può annullare.",
    go: 'Elimina ed esci',
  },
  accounts: {
    title: 'Account di scuola collegati',
    about: "Le utenze con cui si può operare accedendo con l'ArgoID, senza chiederne la password.",
    nothing: 'Nulla in attesa',
  },
  alike: {
    about: 'Con lo stesso nome e lo stesso codice fiscale risulta un account non ancora collegato presso:',
    how: 'Se è proprio, collegarlo con Collega account: occorrono il suo nome utente e la sua password.',
  },
  link: {
    open: 'Collega account',
    title: 'Collega account',
    about:
      "Indicare le credenziali dell'utenza da collegare: deve avere lo stesso codice fiscale dell'ArgoID.",
    check: "Controllare che l'utenza sia quella giusta, poi confermare.",
    customerCode: 'Codice cliente',
    confirm: 'Conferma',
    supervisor:
      "È l'utenza supervisor: il collegamento con l'ArgoID viene rimosso se i suoi dati anagrafici cambiano.",
    supervisorDone:
      "ArgoID aggiornato. Attenzione: il collegamento dell'utenza supervisor viene rimosso se i suoi dati anagrafici cambiano.",
    done: 'ArgoID aggiornato con successo!',
  },
  unlink: {
    open: 'Dissocia',
    title: "Dissociare l'utenza %{uid}?",
    about: "L'utenza %{uid} non sarà più collegata all'ArgoID %{email}:",
    entry: 'per accedervi serviranno il suo nome utente e la sua password;',
    notices: 'non comparirà più in Cambia account, e nemmeno ciò che vi è in attesa;',
    stays:
      'i suoi dati e le sue abilitazioni nella scuola non cambiano; per collegarla di nuovo occorre la sua password.',
    signsOut: "È l'utenza in uso: dopo la dissociazione occorre accedere di nuovo.",
    whole: "Se è l'unica utenza collegata, l'ArgoID viene eliminato.",
    go: 'Dissocia',
    done: "L'utenza %{uid} è stata dissociata dall'ArgoID %{email}.",
  },
  campus: {
    title: 'Campus, la piattaforma di e-learning',
    about:
      "Una delle scuole collegate ha la piattaforma di e-learning: con l'ArgoID si seguono i corsi di tutte le scuole.",
  },
  entry: {
    title: 'Accedi con ArgoID',
    about:
      "La sessione dell'utenza %{uid} viene chiusa e viene chiesto di accedere con l'indirizzo e-mail e la password dell'ArgoID. I dati inseriti e non salvati vanno persi.",
    unknown:
      "All'utenza %{uid} non è collegato alcun ArgoID. Se se ne ha già uno, uscire e accedere con il suo indirizzo e-mail; altrimenti se ne può creare uno.",
    unverified:
      "L'ArgoID %{email} collegato all'utenza %{uid} è ancora da verificare: aprire il collegamento ricevuto per e-mail, o farselo inviare di nuovo dalla pagina dell'ArgoID.",
    failed: "Non è stato possibile sapere se all'utenza %{uid} è collegato un ArgoID.",
    go: 'Esci e accedi con ArgoID',
    make: 'Crea ArgoID',
    see: 'Gestisci ArgoID',
  },
};
