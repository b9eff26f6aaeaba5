/** Texts of the first page, and of the situation of a school. */
export const overview = {
  title: 'Da fare',
  waiting: 'In sospeso e da controllare',
  suspension: 'Sospensione',
  closing: 'Chiusura',
  nothing: 'Nulla da fare e nessun problema.',
  usage: 'Uso',
  schools: 'Scuole aperte',
  signIns: 'Accessi nelle ultime ventiquattro ore',
  schoolsSignedIn: 'Scuole con accessi nelle ultime ventiquattro ore',
  people: 'Utenze',
  enabled: 'Utenze attive',
  never: 'Utenze attive mai entrate',
  lastSignIn: 'Ultimo accesso di qualcuno',
  nobodyYet: 'Nessuno',
  matter: {
    mailsFailed: '%{smart_count} messaggio non inviato |||| %{smart_count} messaggi non inviati',
    jobsParked: '%{smart_count} lavoro fermo |||| %{smart_count} lavori fermi',
    jobsFailing: '%{smart_count} lavoro che viene riprovato |||| %{smart_count} lavori che vengono riprovati',
    ordersWaiting: '%{smart_count} ordine da accettare |||| %{smart_count} ordini da accettare',
    ordersUnpaid:
      '%{smart_count} ordine in attesa del bonifico |||| %{smart_count} ordini in attesa del bonifico',
    practicesWaiting:
      '%{smart_count} trasferimento da altri fornitori da lavorare |||| %{smart_count} trasferimenti da altri fornitori da lavorare',
    exportsWaiting: '%{smart_count} esportazione da evadere |||| %{smart_count} esportazioni da evadere',
    spidWaiting:
      '%{smart_count} richiesta SPID presa in carico, da concludere |||| %{smart_count} richieste SPID prese in carico, da concludere',
    mergersSent: '%{smart_count} accorpamento da concludere |||| %{smart_count} accorpamenti da concludere',
    contractsToSign:
      '%{smart_count} contratto in attesa della firma |||| %{smart_count} contratti in attesa della firma',
    licencesExpiring:
      '%{smart_count} licenza scade entro sessanta giorni |||| %{smart_count} licenze scadono entro sessanta giorni',
    licencesOver:
      '%{smart_count} licenza in vigore oltre la scadenza |||| %{smart_count} licenze in vigore oltre la scadenza',
    schoolsSuspended: '%{smart_count} scuola sospesa |||| %{smart_count} scuole sospese',
    schoolsClosed:
      '%{smart_count} scuola chiusa, i cui dati non sono ancora rimossi |||| %{smart_count} scuole chiuse, i cui dati non sono ancora rimossi',
  },
};
