/** Sentences about signing a document, wherever it is done. */
export const signing = {
  cancel: 'Annulla',
  close: 'Chiudi',
  others: 'Nello stesso file ci sono anche le firme valide di: %{names}.',
  menu: {
    button: 'Conferma e firma',
    online: 'Firma con %{name}',
    download: 'Scarica documento',
    upload: 'Carica documento firmato (.p7m)',
  },
  subject: { document: 'Documento |||| Documenti', signer: 'Deve firmare' },
  whoSigns: {
    DS: 'Deve firmare: %{name} (DS).',
    manager: 'Deve firmare: %{name} (responsabile della conservazione).',
  },
  nobodySigns:
    'Deve firmare il dirigente scolastico (DS), che non è stato indicato o non ha un codice fiscale.',
  nameHead: 'Indicare il DS nella gestione utenti',
  online: {
    title: 'Firma online con %{name}',
    about:
      'Inserire le credenziali del servizio di firma. Non vengono conservate: servono solo per questa firma.',
    aboutMany:
      'Con una sola autorizzazione si firma %{smart_count} documento. Le credenziali non vengono conservate. |||| Con una sola autorizzazione si firmano %{smart_count} documenti. Le credenziali non vengono conservate.',
    username: 'Username',
    password: 'Password',
    length: 'Lunghezza del codice OTP',
    digits: '%{length} cifre',
    otp: 'Codice OTP',
    reset: 'Reset',
    confirm: 'Conferma',
    incomplete: 'Completare prima tutti i campi in modo corretto.',
    signing: 'Firma in corso: può richiedere qualche secondo...',
    demo: 'Dimostrazione: il servizio è di prova. Username %{username}, password quella indicata all’avvio del programma, codice OTP %{otp}.',
    fill: 'Usa questi dati',
    done: 'La firma del documento è andata a buon fine.',
  },
  offline: {
    title: 'Carica documento firmato',
    about:
      'Il documento scaricato va firmato digitalmente in formato .p7m (CAdES), senza altre modifiche, e caricato qui. L’invio del file firmato per e-mail non è valido.',
    choose: 'Scegli il file',
    drop: 'oppure trascinarlo qui',
    input: 'File firmato (.p7m)',
    chosen: 'File scelto: %{name} (%{size})',
    none: 'Nessun file scelto.',
    checking: 'Controllo del file in corso...',
    upload: 'Upload file',
    chooseFirst: 'Scegliere prima un file.',
    wait: 'Attendere la fine del controllo del file.',
    uploading: 'Caricamento del file in corso...',
    verifying: 'File caricato. Controllo della firma in corso...',
    notCades:
      'Il file selezionato non è un documento in formato CAdES (.p7m). Verifica di aver selezionato il file corretto.',
    tooLarge:
      'Il file selezionato è troppo grande per essere processato. Verifica di aver selezionato il file corretto.',
    done: 'Il file è stato caricato completamente.',
  },
  pending: {
    changed:
      'Se si modifica una risposta o si annulla, la firma in attesa non vale più: il nuovo documento va firmato di nuovo.',
    waiting: {
      title: 'In attesa del controllo di revoca',
      text: 'La firma del %{moment} è in ordine, ma chi ha emesso il certificato non ha ancora risposto. Il controllo si ripete da solo: l’esito compare qui e arriva per e-mail. Non occorre fare altro.',
    },
    unreachable: {
      title: 'Controllo della revoca non riuscito',
      text: 'Della firma del %{moment} non si è potuto sapere se il certificato è stato revocato. Il fornitore è stato avvisato e ripeterà il controllo; nel frattempo si può firmare di nuovo con un altro certificato.',
    },
    refused: {
      title: 'Firma non accettata dopo il controllo di revoca',
      text: 'Firma del %{moment}. %{why}',
    },
  },
  refusal: {
    choose: 'Scegli un altro file',
    download: 'Scarica il documento da firmare',
    retry: 'Riprova',
    reload: 'Aggiorna la pagina',
    users: 'Apri la gestione utenti',
  },
  documentLoading: 'Il documento è in caricamento.',
  preview: {
    title: 'Visualizza Anteprima',
    page: 'Pagina %{page} di %{pages}',
    first: 'È la prima pagina',
    last: 'È l’ultima pagina',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
    asText: 'Mostra solo il testo',
    larger: 'Ingrandisci',
    largest: 'È già alla grandezza massima',
    smaller: 'Riduci',
    smallest: 'È già alla larghezza del riquadro',
    loading: 'Caricamento dell’anteprima...',
    unreadable: 'Qui non si può mostrare.',
    inPart: 'Le pagine che seguono non sono complete.',
    notSigned: 'Il documento non si può leggere per intero e quindi non si può firmare.',
    password: {
      about:
        'Il documento è protetto da una password. Per leggerlo qui occorre la password di chi lo ha preparato; non viene conservata.',
      wrong: 'La password non è quella del documento. Controllarla e riprovare.',
      open: 'Apri il documento',
    },
    keys: 'Con le frecce sinistra e destra si cambia pagina, con più e meno si ingrandisce e si riduce.',
  },
  toSign: {
    title: 'Documenti da firmare',
    about:
      'C’è %{smart_count} documento da firmare. Si può andare ora nell’area documentazione e firma. |||| Ci sono %{smart_count} documenti da firmare. Si può andare ora nell’area documentazione e firma.',
    go: 'Vai a documentazione e firma',
    later: 'Più tardi',
  },
};
