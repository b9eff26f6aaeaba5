import { schoolFile } from './schoolFile.it';

/** Sentences of the frame, and of the dialogs that say what something will come to. */
export const gestore = {
  schoolFile,
  product: 'Sportello, gestore',
  wait: 'Attendere prego...',
  cancel: 'Annulla',
  menu: {
    customers: 'Scuole clienti',
    requests: 'Richieste',
    catalogue: 'Catalogo e notizie',
    platform: 'Piattaforma',
  },
  close: {
    title: 'Chiudere la scuola %{name}?',
    about:
      'Nessuno della scuola potrà più operare, da subito: %{people} utenze, di cui %{enabled} attive e %{signedInLately} usate negli ultimi trenta giorni, e %{licences} licenze in vigore. Documenti consegnati per la firma: %{files}. La chiusura si può annullare entro %{reopenDays} giorni; poi le utenze e i dati della scuola vengono rimossi, restano i contratti firmati e il registro.',
    confirm: 'Chiudi la scuola',
  },
  merge: {
    title: 'Accorpare la scuola %{name}?',
    about:
      'La scuola viene avvisata e sceglie che cosa passa a ciascuna scuola accorpante. Riguarda %{people} utenze, di cui %{enabled} attive e %{signedInLately} usate negli ultimi trenta giorni, %{licences} licenze e %{files} documenti. Fino alla conclusione l’annuncio si può ritirare.',
    into: 'Codici meccanografici delle scuole accorpanti',
    intoHelp: 'Più codici separati da virgola',
    ceased: 'La scuola è cessata',
    confirm: 'Annuncia l’accorpamento',
    withdraw: 'Ritira un annuncio già fatto',
    withdrawn: 'L’annuncio dell’accorpamento è stato ritirato.',
  },
  end: {
    title: 'Cessare la licenza %{ac} della scuola %{school}?',
    about:
      'La licenza cessa da subito. %{smart_count} persona ha ruoli in questa applicazione e li conserva. La cessazione si può annullare entro %{restoreDays} giorni. |||| La licenza cessa da subito. %{smart_count} persone hanno ruoli in questa applicazione e li conservano. La cessazione si può annullare entro %{restoreDays} giorni.',
    confirm: 'Cessa la licenza',
  },
  document: {
    title: 'Documento di %{name} per la scuola %{school}',
    about:
      'Il PDF prende il posto del documento preparato dal sistema. Chi lo aveva già letto lo legge di nuovo prima della firma.',
    choose: 'Scegli il PDF',
    drop: 'oppure trascinarlo qui',
    confirm: 'Carica il documento',
  },
  support: {
    region: 'Assistenza',
    active: 'Assistenza: %{operator} sta operando per conto di %{supervisor} fino alle %{time}',
    enter: 'Entra nella console della scuola',
    end: 'Termina',
    enterTitle: 'Operare per conto di %{supervisor}?',
    enterAbout:
      'Si apre, in un’altra scheda, la console della scuola %{school} come la vede %{supervisor}. Ogni operazione resta nella Cronologia della scuola con i due nomi. Firma, password e codici, scaricamento delle esportazioni ed eliminazione delle utenze restano al supervisor.',
    askTitle: 'Chiedere di operare per la scuola %{name}?',
    askAbout:
      'Il supervisor riceve un’e-mail e risponde dalla propria console entro 24 ore. Se consente, l’accesso dura un’ora.',
    nobody: 'Nessun supervisor della scuola è attivo e ha già fatto accesso: nessuno può consentire.',
    ask: 'Chiedi il consenso',
    whom: 'Per conto di',
    reason: 'Motivo, come lo leggerà il supervisor',
    reasonHelp: 'Almeno 10 caratteri',
  },
  spid: {
    title: 'A che punto è la richiesta della scuola %{school}?',
    about: 'La scuola vede lo stato nei suoi servizi.',
    state: 'Stato della richiesta',
    confirm: 'Salva lo stato',
  },
};
