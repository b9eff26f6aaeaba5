/** Sentences of the settings of the own account, and of the page after a failed sign-in. */
export const account = {
  title: 'Cambia password',
  alias: {
    title: 'ArgoID',
    about: "I recapiti dell'identità con cui si accede a tutte le proprie scuole.",
    email: 'E-mail',
    update: 'Aggiorna',
    saving: 'Salvataggio in corso...',
    saved: "L'ArgoID è stato aggiornato con successo!",
  },
  password: {
    title: 'Password',
    ofAlias: "La password dell'ArgoID %{name}. Le altre sessioni aperte saranno terminate, questa continua.",
    ofAccount:
      "La password dell'utenza della scuola %{name}. Le altre sessioni aperte saranno terminate, questa continua.",
    current: 'Password attuale',
    submit: 'Cambia password',
    saving: 'Salvataggio in corso...',
    saved: 'Password aggiornata con successo!',
    forgotten: 'Non ricordo la password attuale',
    sending: 'Invio in corso...',
    sent: "È stata inviata un'e-mail con il collegamento per scegliere una nuova password.",
    summary: 'La password non è stata cambiata. Correggere i campi indicati.',
    maybeChanged:
      'La risposta al tentativo precedente non è arrivata: la password può essere già stata cambiata. In tal caso la password attuale è quella nuova inserita allora.',
  },
  loginError: {
    title: 'Errore Login',
    text: 'Si è verificato un errore nel login.',
    toPortal: 'Torna al Portale',
  },
};
