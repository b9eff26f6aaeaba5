import { acting } from './acting';

const states = {
  asked: 'In attesa di risposta',
  active: 'In corso',
  refused: 'Non consentito',
  ended: 'Terminato',
  lapsed: 'Senza risposta',
};

/** Texts of the list of support accesses. */
export const support = {
  platformSupport: {
    name: 'Accesso di assistenza |||| Accessi di assistenza',
    title: 'Accessi di assistenza',
    caption: 'Chi opera, o ha chiesto di operare, per conto di quale supervisor',
    search: 'Ricerca per scuola, utenza, nomi, motivo',
    one: 'Accesso %{name}',
    fields: {
      id: 'Codice',
      school: 'Scuola',
      schoolName: 'Nome della scuola',
      uid: 'Utenza',
      supervisor: 'Per conto di',
      operator: 'Operatore',
      reason: 'Motivo',
      state: 'Stato',
      askedAt: 'Chiesto il',
      answerBy: 'Risposta entro il',
      answeredAt: 'Risposta del',
      until: 'Fino al',
      endedAt: 'Terminato il',
      mine: 'Chiesto da me',
    },
    values: { state: states, mine: { true: 'Sì', false: 'No' } },
    filters: { state: { label: 'Stato', values: states }, school: { label: 'Scuola' } },
    actions: {
      enter: { label: 'Entra', row: 'Entra: %{name}', confirm: 'Entra nella console della scuola' },
      end: acting({
        label: 'Termina',
        row: 'Termina: %{name}',
        confirm: 'Termina',
        planned: '%{smart_count} da terminare |||| %{smart_count} da terminare',
        leftOut: 'Non saranno terminati',
        none: 'Nessun accesso da terminare',
        doneOne: 'Accesso terminato',
        doneMany: 'Accessi terminati',
        nothingToDo: 'Nessun accesso terminato',
        partly: '%{smart_count} accesso terminato |||| %{smart_count} accessi terminati',
        title: 'Terminare l’accesso?',
        text: 'Chi opera non può più fare nulla per conto del supervisor, da subito.',
      }),
    },
  },
  supportRequest: {
    fields: { uid: 'Per conto di', reason: 'Motivo, come lo leggerà il supervisor' },
    help: { reason: 'Almeno 10 caratteri' },
  },
};
