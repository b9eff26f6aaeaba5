/** The values in the texts about a new alias. */
interface NewAlias {
  readonly name: string;
  readonly uid: string;
  readonly school: string;
  readonly email: string;
}

interface EmailNews {
  readonly uid: string;
  readonly email: string;
  readonly school: string;
  readonly when: string;
}

/** The texts of the sign-in pages in Italian, whose shape the other languages follow. */
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
    forgotten: 'Password dimenticata?',
    spid: 'Entra con SPID',
    cie: 'Entra con CIE',
    or: 'Oppure con la propria identità digitale:',
    show: 'Mostra la password',
    hide: 'Nascondi la password',
    missing: 'Inserire il nome utente e la password.',
    wrong: 'Nome utente o password non corretti. Controllare i dati inseriti e riprovare.',
    unreadable: 'I dati inviati non sono leggibili. Inserire di nuovo il nome utente e la password.',
    demo: 'Accessi dimostrativi',
    demoHint: "La password è quella indicata all'avvio del programma.",
  },
  outbox: {
    link: 'Posta della dimostrazione',
    title: 'Posta della dimostrazione',
    text: 'I messaggi che Sportello ha scritto alle persone della dimostrazione, dal più recente. Si leggono qui perché nessuno li spedisce: i collegamenti funzionano.',
    none: 'Nessun messaggio. Si può provare con Password dimenticata? oppure creando un utente.',
    to: (recipient: string) => `a ${recipient}`,
    noText: 'Il testo non è più conservato: il messaggio è stato spedito.',
    failed: 'Il messaggio non si può spedire: l’indirizzo non è valido.',
    again: 'Aggiorna',
    more: (count: number) => `Sono mostrati gli ultimi ${count} messaggi.`,
  },
  info: {
    title: 'Aiuto e informazioni',
    help: 'Aiuto',
    helpText: [
      'Il nome utente è quello comunicato dalla scuola, per esempio rossi.mario.SG10001. Chi ha un ArgoID può usare il proprio indirizzo e-mail.',
      'Se la password non è corretta o non si ricorda, se ne può chiedere una nuova. Dopo molti tentativi occorre attendere qualche minuto.',
      'Per un’utenza disabilitata, per il codice OTP su un telefono che non si ha più e per ogni altra difficoltà rivolgersi alla segreteria della scuola.',
    ],
    manual: 'Manuale',
    assistance: 'Assistenza',
    privacy: 'Privacy',
    privacyText:
      'Per l’accesso sono usati soltanto cookie tecnici, che non seguono la navigazione altrove. Di ogni accesso sono registrati data, ora e indirizzo di rete, a tutela dell’utenza. Il titolare del trattamento è la scuola.',
    statement: 'Informativa sulla privacy',
    aliasStatement: 'Informativa privacy ArgoID',
    accessibility: 'Accessibilità',
    accessibilityText:
      'Queste pagine si usano con la sola tastiera e con le tecnologie assistive. Un ostacolo si può segnalare alla segreteria della scuola.',
    declaration: 'Dichiarazione di accessibilità',
  },
  forgotten: {
    title: 'Password dimenticata',
    text: 'Scrivere il nome utente: riceverà un’e-mail con il collegamento per scegliere una nuova password.',
    submit: 'Invia il collegamento',
    missing: 'Inserire il nome utente.',
    sent: 'Controllare la posta elettronica',
    sentText: (minutes: number) =>
      `Se l'utenza esiste ed è attiva, all'indirizzo e-mail comunicato alla scuola è stato inviato il collegamento per scegliere una nuova password. Vale ${minutes} minuti. Se non arriva nulla, controllare il nome utente o rivolgersi alla segreteria della scuola.`,
    alias: {
      title: "Password dell'ArgoID",
      text: "Non è stato inviato nulla: con un indirizzo e-mail si accede con un ArgoID, la cui password non si può scegliere di nuovo da questa pagina. Accedere con il nome utente di ciascuna utenza della scuola collegata e, nella pagina dell'ArgoID, premere Dissocia: dissociata l'ultima, si può creare un nuovo ArgoID.",
    },
  },
  email: {
    confirm: {
      title: "Conferma dell'indirizzo e-mail",
      text: ({ uid, email }: EmailNews) => `L'indirizzo ${email} è quello dell'utenza ${uid}.`,
      effect:
        'Confermando, a questo indirizzo si può ricevere il collegamento per scegliere una nuova password.',
      submit: "Conferma l'indirizzo",
    },
    object: {
      title: "Cambio dell'indirizzo e-mail",
      text: ({ uid, school, when }: EmailNews) =>
        `Il ${when} l'indirizzo e-mail dell'utenza ${uid} (${school}) è stato cambiato.`,
      effect:
        "Chi non ne sa nulla può bloccare l'utenza: tutti gli accessi aperti vengono chiusi e nessuno può entrare finché il supervisor della scuola non ha controllato. Se il cambio è stato chiesto, basta chiudere questa pagina.",
      submit: "Blocca l'utenza",
    },
    confirmed: {
      title: 'Indirizzo confermato',
      text: "L'indirizzo e-mail dell'utenza è stato confermato.",
    },
    blocked: {
      title: 'Utenza bloccata',
      text: "L'utenza è stata bloccata e gli accessi aperti sono stati chiusi. Il supervisor della scuola è stato avvisato: rivolgersi a lui per riattivarla con l'indirizzo giusto.",
    },
    closed: {
      title: 'Accessi chiusi',
      text: "Gli accessi aperti con questa utenza sono stati chiusi e con il nuovo indirizzo non si può più scegliere una password. L'utenza resta attiva, perché nessun altro supervisor della scuola potrebbe riattivarla: accedere e scegliere subito una nuova password. Se la password non funziona più, rivolgersi all'assistenza del portale.",
    },
    expired: {
      title: 'Collegamento non valido',
      text: 'Il collegamento è scaduto o è già stato utilizzato. Per ogni dubbio rivolgersi alla segreteria della scuola.',
    },
    aliasVerified: {
      title: 'ArgoID creato',
      text: "L'indirizzo e-mail è stato verificato e la password è stata scelta. D'ora in poi si può accedere con questo indirizzo e questa password.",
    },
    aliasKnown: {
      title: 'Indirizzo già in uso',
      text: "Con questo indirizzo e-mail esiste già un ArgoID verificato: l'altro non è stato creato. Accedere con quello e scegliere Collega account.",
    },
    aliasExpired: {
      title: 'Collegamento non valido',
      text: "Il collegamento è scaduto o è già stato utilizzato. Se l'ArgoID non è ancora stato verificato, accedere al portale con l'utenza della scuola e ripetere la procedura.",
    },
    often: {
      title: 'Troppi tentativi',
      text: 'Ci sono stati troppi tentativi da questo indirizzo. Attendere qualche minuto e riprovare.',
    },
  },
  verifyAlias: {
    title: "Verifica dell'ArgoID",
    text: ({ name, uid, school, email }: NewAlias) =>
      `L'indirizzo ${email} è quello dell'ArgoID di ${name}, creato dall'utenza ${uid} (${school}). Scegliere la password con cui accedere con questo indirizzo: la verifica è così completata.`,
    notYours:
      'Chi non ne sa nulla può chiudere questa pagina: senza la verifica nessuno accede con questo ArgoID.',
    email: 'ArgoID',
    password: 'Nuova password',
    again: 'Conferma password',
    submit: 'Verifica e salva la password',
    /** The contract's message about the password, already in Italian. */
    ofPassword: (italian: string) => italian,
  },
  spid: {
    title: 'Accesso con SPID non riuscito',
    failed:
      "L'accesso con SPID non è stato completato. Riprovare, oppure accedere con nome utente e password.",
    unknown:
      "L'identità digitale è stata riconosciuta, ma nessun account attivo e abilitato a Spid ha lo stesso codice fiscale. Rivolgersi alla segreteria della scuola.",
    back: "Torna all'accesso",
    which: "Scegliere l'account",
    whichText: "Più account hanno il codice fiscale dell'identità digitale. Con quale continuare?",
    test: 'Identità digitale di prova',
    testText:
      'Questa pagina sostituisce SPID nella dimostrazione: scegliere chi accede, oppure scrivere un codice fiscale.',
    testCode: 'Codice fiscale',
    testSubmit: 'Continua',
  },
  code: {
    title: 'Codice di accesso',
    text: "Oltre alla password serve il codice di 6 cifre mostrato dall'app di autenticazione.",
    label: 'Codice',
    hint: 'Senza telefono si può scrivere un codice di recupero, per esempio ABCDE-23456. Ogni codice vale una volta.',
    submit: 'Accedi',
    missing: 'Inserire il codice.',
    wrong: "Codice non corretto o già usato. Attendere che l'app ne mostri un altro e riprovare.",
    link: "Non ho ancora collegato l'app",
    back: 'Accedi con un altro nome utente',
  },
  passkey: {
    submit: 'Accedi con una passkey',
    waiting: 'Confermare con l’impronta, il volto o il PIN del dispositivo.',
    cancelled: 'Accesso con la passkey non completato. Riprovare, oppure usare nome utente e password.',
    often: 'Troppi tentativi: attendere qualche minuto e riprovare, oppure usare nome utente e password.',
    failed:
      'La passkey non può essere chiesta ora. Ricaricare la pagina, oppure usare nome utente e password.',
    wrong: 'La passkey non è stata accettata. Riprovare, oppure accedere con nome utente e password.',
    copied:
      'La passkey è stata rifiutata perché potrebbe esserne stata fatta una copia. Accedere con nome utente e password e rimuoverla in Autorizzazioni e attività.',
  },
  linkApp: {
    title: "Collegare l'app di autenticazione",
    text: "La scuola chiede, oltre alla password, un codice mostrato da un'app del telefono. L'app si collega una volta sola; poi si accede di nuovo con la password e il codice.",
    submit: "Collega l'app",
    app: 'App di autenticazione',
  },
  schoolClosed: {
    title: 'Scuola chiusa',
    text: 'La scuola di questa utenza è chiusa e non è più possibile accedere. Per informazioni occorre rivolgersi alla segreteria che ne ha preso il posto, o all’assistenza.',
  },
  schoolSuspended: {
    title: 'Scuola sospesa',
    text: 'La scuola di questa utenza è sospesa e per ora non è possibile accedere; i dati restano al loro posto. Per informazioni occorre rivolgersi all’assistenza.',
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
  maintenance: {
    title: 'Sportello è in manutenzione',
    text: 'Il servizio non è disponibile per il tempo dei lavori. I dati delle scuole sono al sicuro.',
    until: (when: string) => `Torna disponibile indicativamente entro il ${when}.`,
    open: 'Chi ha una pagina aperta la lasci com’è: quanto vi è scritto si potrà salvare alla fine dei lavori.',
    again: 'Prova di nuovo',
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
