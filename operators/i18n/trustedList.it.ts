/** Texts of the page of the trusted list. */
export const trustedList = {
  title: 'Elenco di fiducia',
  about:
    'L’elenco dei prestatori qualificati, che AgID pubblica come file XML firmato. Le firme dei loro clienti sono accettate. Prima dell’importazione il file viene verificato, e la pagina mostra che cosa cambia.',
  inUse: 'Elenco in uso',
  none: 'Non è in uso nessun elenco.',
  overdue: 'Il termine per il prossimo aggiornamento è passato: scaricare e importare l’elenco in vigore.',
  facts: {
    territory: 'Stato',
    sequence: 'Numero',
    issuedAt: 'Pubblicato il',
    nextUpdate: 'Prossimo aggiornamento entro il',
    noUpdate: 'Non previsto',
    authorities: 'Certificati di prestatori qualificati',
  },
  signers: 'Firmatari ammessi',
  noSigner:
    'Non è ammesso nessun firmatario: per importare il primo elenco, l’amministratore del server deve ammettere il certificato di chi lo firma.',
  signersAbout: 'Li cambia soltanto l’amministratore del server.',
  signerHead: { subject: 'Certificato', validUntil: 'Valido fino al', fingerprint: 'Impronta SHA-256' },
  choose: 'Scegli il file XML',
  drop: 'oppure trascinarlo qui',
  reading: 'Verifica della firma in corso...',
  chosen: 'File %{name}',
  checked: 'La firma è valida. Finora non è cambiato nulla.',
  unchanged: 'È l’elenco già in uso: non c’è nulla da importare.',
  same: 'I prestatori sono gli stessi dell’elenco in uso.',
  changes: 'Che cosa cambia',
  changeHead: { name: 'Prestatore', change: 'Cambiamento' },
  change: {
    added: 'Aggiunto',
    withdrawn: 'Non più qualificato: le sue nuove firme vengono rifiutate',
    removed: 'Tolto dall’elenco',
  },
  run: 'Importa l’elenco n. %{sequence}',
  leave: 'Annulla',
  done: 'L’elenco n. %{sequence} è ora in uso.',
};
