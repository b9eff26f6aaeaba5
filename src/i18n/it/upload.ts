/** Sentences about uploads of large files. */
export const upload = {
  sent: '%{sent} di %{size} (%{percent}%).',
  left: {
    soon: 'Manca meno di un minuto.',
    minutes: 'Manca circa %{smart_count} minuto. |||| Mancano circa %{smart_count} minuti.',
    hours: 'Manca circa %{smart_count} ora. |||| Mancano circa %{smart_count} ore.',
  },
  phase: {
    sending: 'Caricamento in corso.',
    paused: 'In pausa: quanto è arrivato resta conservato.',
    offline: 'Manca il collegamento a Internet: il caricamento riprenderà da solo.',
    checking: 'Verifica del file arrivato.',
    done: 'Caricato e verificato.',
    failed: 'Caricamento interrotto: quanto è arrivato resta conservato.',
  },
  pause: 'Pausa',
  pauseOf: 'Metti in pausa il caricamento di %{name}',
  resume: 'Riprendi',
  resumeOf: 'Riprendi il caricamento di %{name}',
  retry: 'Riprova',
  remove: 'Togli',
  removeOf: 'Togli %{name} e scegliere un altro file',
  retryOf: 'Riprova il caricamento di %{name}',
  unreadable:
    'Il file non si può più leggere: è stato spostato, eliminato o modificato. Sceglierlo di nuovo per riprendere il caricamento.',
  by: 'Caricamento iniziato da %{by}. Per riprenderlo da qui, scegliere lo stesso file.',
  byDone: 'Caricato da %{by} e verificato.',
  inside: {
    notZip:
      'Non è un archivio .zip: il contenuto non si può controllare prima dell’invio. Si può caricare comunque.',
    damaged: 'L’archivio è incompleto o danneggiato: farne di nuovo una copia e controllare che si apra.',
    empty: 'L’archivio è vuoto.',
    supplier:
      'Archivio di %{supplier}, %{smart_count} file. |||| Archivio di %{supplier}, %{smart_count} file.',
    unknown:
      'Fornitore non riconosciuto, %{smart_count} file. Si può caricare comunque. |||| Fornitore non riconosciuto, %{smart_count} file. Si può caricare comunque.',
    years: 'Anni scolastici: %{years}.',
    encrypted:
      'L’archivio è protetto da una password: indicarla accanto al file, altrimenti i dati non si potranno leggere.',
    otherSupplier:
      'Sembra un archivio di %{found}, ma come fornitore è indicato %{chosen}: controllare di avere scelto il file giusto.',
    missing: 'Nell’archivio non si trovano: %{tables}. Controllare che l’esportazione sia completa.',
  },
};
