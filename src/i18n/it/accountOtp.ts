/** Sentences of the page that links an authenticator app. */
export const accountOtp = {
  title: 'Attivazione del codice di accesso',
  over: 'Collegamento non valido',
  loading: 'Controllo del collegamento in corso...',
  overAbout:
    'Il collegamento è scaduto oppure è già stato aperto: la chiave è mostrata una volta sola. Per averne un altro basta accedere di nuovo, oppure rivolgersi alla segreteria della scuola. Se ad aprirlo è stata un’altra persona, avvisare subito la segreteria.',
  retry: 'Riprova',
  maybeActive:
    'La risposta al tentativo precedente non è arrivata: il codice di accesso può essere già attivo. Lasciare nell’app l’account appena aggiunto e accedere di nuovo: se è chiesto un codice, è quello che l’app mostra.',
  home: 'Torna al Portale',
  username: 'Nome utente',
  nome: 'Nome',
  cognome: 'Cognome',
  apps: {
    title: "1. Installare un'app di autenticazione",
    about: 'Se non è già sul telefono, sceglierne una. I collegamenti si aprono in una nuova scheda.',
    android: 'per Android',
    ios: 'per iPhone',
  },
  scan: {
    title: '2. Inquadrare il codice QR',
    about:
      "Nell'app scegliere di aggiungere un account, poi inquadrare questo codice. È mostrato solo adesso: completare i tre passi prima di chiudere la pagina.",
    alt: "Codice QR da inquadrare con l'app di autenticazione",
    open: "Apri nell'app di questo telefono",
    byHand: 'Se non si può inquadrare, scrivere nell’app questa chiave:',
    copy: 'Copia la chiave',
    copied: 'Chiave copiata',
  },
  activate: {
    title: '3. Attivare',
    about: 'Dal prossimo accesso, oltre alla password, servirà il codice mostrato dall’app.',
    submit: 'Attiva',
    question: 'Attivare il codice di accesso?',
    warning:
      "Dal prossimo accesso sarà chiesto il codice mostrato dall'app. Per attivarlo, inserire quello che l'app mostra adesso per %{name}.",
  },
};
