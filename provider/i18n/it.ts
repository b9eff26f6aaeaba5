/** What the sign-in pages say, in Italian: the language of the shape that the others follow. */
export const it = {
  product: 'Sportello',
  lead: 'Portale amministrativo delle scuole',
  signIn: {
    title: 'Accedi',
    username: 'Nome utente',
    usernameHint: "Per esempio rossi.mario.SG10001, oppure l'indirizzo e-mail dell'ArgoID.",
    password: 'Password',
    submit: 'Accedi',
    error: 'Errore',
    missing: 'Inserire il nome utente e la password.',
    wrong: 'Nome utente o password non corretti. Controllare i dati inseriti e riprovare.',
    unreadable: 'I dati inviati non sono leggibili. Inserire di nuovo il nome utente e la password.',
    demo: 'Accessi dimostrativi',
    demoHint: "La password è quella indicata all'avvio del programma.",
  },
  throttled: {
    title: 'Troppi tentativi',
    text: (minutes: number) =>
      `Sono stati fatti troppi tentativi di accesso in poco tempo. Attendere ${
        minutes === 1 ? 'un minuto' : `${minutes} minuti`
      } e riprovare.`,
    back: "Torna all'accesso",
  },
  expired: {
    title: 'Accesso scaduto',
    text: "È passato troppo tempo dall'apertura della pagina di accesso, oppure l'accesso è già stato completato. Tornare al portale e accedere di nuovo.",
  },
  unavailable: {
    title: 'Servizio non disponibile',
    text: 'Il servizio non è disponibile in questo momento. Riprovare tra qualche secondo.',
  },
  error: { title: 'Errore Login', text: 'Si è verificato un errore nel login.' },
  toPortal: 'Torna al Portale',
  signOut: {
    title: 'Esci',
    text: "Confermare l'uscita dal portale?",
    submit: 'Esci',
    stay: 'Resta collegato',
    busy: 'Uscita in corso. Se la pagina non prosegue da sola, premere il pulsante.',
    done: 'Uscita completata',
    doneText: "L'uscita dal portale è avvenuta correttamente.",
  },
  proceed: {
    title: 'Un momento',
    text: 'Accesso in corso. Se la pagina non prosegue da sola, premere il pulsante.',
    submit: 'Continua',
  },
};

export type Sentences = typeof it;
