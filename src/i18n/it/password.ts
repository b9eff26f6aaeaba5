/** Sentences of the page behind the link to a new password. */
export const password = {
  title: 'Scelta della password',
  first: 'Primo accesso: scegliere la password',
  about: 'Scegliere la nuova password per questa utenza, poi premere Continua.',
  loading: 'Controllo del collegamento in corso...',
  over: 'Collegamento non valido',
  askAgain: 'Chiedi un nuovo collegamento',
  username: 'Nome utente',
  email: 'E-mail',
  nome: 'Nome',
  cognome: 'Cognome',
  passwordNuova: 'Nuova password',
  confermaPassword: 'Conferma password',
  rules: 'Regole della password',
  kept: 'rispettata',
  open: 'non ancora rispettata',
  keptOf: 'Regole rispettate: %{kept} di %{all}',
  show: 'Mostra le password',
  submit: 'Continua',
  sending: 'Salvataggio in corso...',
  emailFirst: "Prima di continuare va corretto l'indirizzo e-mail: rivolgersi alla segreteria della scuola",
  done: 'La modifica della password è avvenuta correttamente',
  doneAbout: 'Le sessioni aperte con la password precedente sono terminate.',
  toSignIn: 'Torna al login',
  retry: 'Riprova',
  maybeSaved:
    'La risposta al tentativo precedente non è arrivata: la password può essere già stata salvata. Provare ad accedere con quella nuova; se non è accettata, chiedere un nuovo collegamento.',
  elsewhere: {
    password:
      "La password si cambia presso il gestore dell'identità con cui si accede, non da questa console.",
    factor:
      "Il secondo fattore si gestisce presso il gestore dell'identità con cui si accede, non da questa console.",
    passkey:
      "Le passkey si gestiscono presso il gestore dell'identità con cui si accede, non da questa console.",
    go: 'Apri il mio profilo presso il gestore',
  },
};
