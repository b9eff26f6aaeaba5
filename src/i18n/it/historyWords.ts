/** What was done to how many, in the history: `Disattivazione di 13 utenti`; and its views. */
export const historyWords = {
  undo: { takeBack: 'Annullamento:' },
  said: {
    enable: 'Attivazione di',
    disable: 'Disattivazione di',
    roles: 'Abilitazioni di',
    sendCredentials: 'Invio delle credenziali a',
    enableSpid: 'Abilitazione a Spid di',
    import: 'Importazione di',
    addUsers: 'Importazione dall’anagrafe di',
    sync: 'Allineamento del codice fiscale di',
    renew: 'Proroga della scadenza di',
  },
  noun: {
    user: 'utente',
    users: 'utenti',
    person: 'persona',
    people: 'persone',
    record: 'elemento',
    records: 'elementi',
    row: 'riga',
    rows: 'righe',
  },
  views: {
    label: 'Viste della cronologia',
    all: 'Tutto',
    operations: 'Su più persone',
    imports: 'Da file',
  },
};
