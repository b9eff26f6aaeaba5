const states = {
  open: 'In attesa',
  running: 'In esecuzione',
  done: 'Eseguita',
  refused: 'Rifiutata',
  withdrawn: 'Ritirata',
  expired: 'Scaduta',
};

/** Texts of the list of proposals. */
export const proposals = {
  operatorProposal: {
    name: 'Proposta |||| Proposte',
    title: 'Proposte',
    caption: 'Operazioni gravi che attendono, o hanno atteso, un secondo amministratore',
    search: 'Ricerca per operazione, persona, motivo',
    one: '%{name}',
    refused:
      'Non ci sono proposte: in questa installazione le operazioni gravi non richiedono la conferma di un secondo amministratore.',
    fields: {
      id: 'Codice',
      what: 'Operazione',
      state: 'Stato',
      proposedBy: 'Proposta da',
      proposedAt: 'Proposta il',
      until: 'Da confermare entro il',
      decidedBy: 'Decisa da',
      decidedAt: 'Decisa il',
      reason: 'Motivo del rifiuto',
      mine: 'Proposta da me',
    },
    values: { state: states, mine: { true: 'Sì', false: 'No' } },
    filters: { state: { label: 'Stato', values: states } },
    actions: {
      confirm: { label: 'Conferma', row: 'Conferma: %{name}', confirm: 'Conferma ed esegui' },
      refuse: { label: 'Rifiuta', row: 'Rifiuta: %{name}', confirm: 'Rifiuta la proposta' },
      withdraw: { label: 'Ritira', row: 'Ritira: %{name}', confirm: 'Ritira la proposta' },
    },
  },
  proposalRefusal: {
    fields: { reason: 'Motivo, come lo leggerà chi ha proposto' },
    help: { reason: 'Almeno 10 caratteri' },
  },
};

/** Texts of the dialogs about proposals, and of messages that a call was proposed instead of executed. */
export const proposalDialogs = {
  made: 'L’operazione è proposta e non ancora eseguita. Un altro amministratore deve confermarla entro il %{until}, nella pagina Proposte.',
  confirm: 'Eseguire l’operazione proposta?',
  confirmAbout:
    '%{what} Lo propone %{by}. Con la conferma l’operazione viene eseguita subito, e nel registro restano i due nomi.',
  toldAbout: 'L’operazione è eseguita. Quanto segue va copiato adesso: non verrà mostrato di nuovo.',
  refuse: 'Rifiutare la proposta?',
  refuseAbout: '%{what} Lo propone %{by}. L’operazione non viene eseguita e il motivo resta nell’elenco.',
  withdraw: 'Ritirare la propria proposta?',
  withdrawAbout: '%{what} L’operazione non viene eseguita; si può proporre di nuovo ripetendola.',
};
