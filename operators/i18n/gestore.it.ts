import { overview } from './overview.it';
import { person, personData } from './persons.it';
import { priceFile } from './prices.it';
import { proposalDialogs } from './proposals.it';
import { provisioningDialogs } from './provisioning.it';
import { retentionAmounts } from './retention.it';
import { schoolFile } from './schoolFile.it';
import { confirmIdentity, notForRole, staffDialogs } from './staff.it';
import { trustedList } from './trustedList.it';
import { webhookDialogs } from './webhooks.it';

/** Texts of the frame, and of the dialogs that show consequences. */
export const gestore = {
  person,
  personData,
  retention: retentionAmounts,
  overview,
  schoolFile,
  trustedList,
  priceFile,
  staff: staffDialogs,
  webhooks: webhookDialogs,
  provisioning: provisioningDialogs,
  proposals: proposalDialogs,
  confirm: confirmIdentity,
  product: 'Sportello, gestore',
  wait: 'Attendere prego...',
  done: '%{what}: fatto.',
  notForRole,
  notLeft: 'L’uscita non è riuscita: la sessione è ancora aperta. Riprovare.',
  menu: {
    today: 'Oggi',
    desk: 'Assistenza',
    customers: 'Scuole clienti',
    requests: 'Richieste',
    catalogue: 'Catalogo e notizie',
    prices: 'Prezzi',
    platform: 'Piattaforma',
    staff: 'Gestore',
  },
  close: {
    title: 'Chiudere la scuola %{name}?',
    about:
      'Nessuno della scuola potrà più operare, da subito: %{people} utenze, di cui %{enabled} attive e %{signedInLately} usate negli ultimi trenta giorni, e %{licences} licenze in vigore. Documenti consegnati per la firma: %{files}. La chiusura si può annullare entro %{reopenDays} giorni; poi le utenze e i dati della scuola vengono rimossi, restano i contratti firmati e il registro.',
    confirm: 'Chiudi la scuola',
  },
  suspend: {
    title: 'Sospendere la scuola %{name}?',
    about:
      'Nessuno della scuola potrà accedere né operare, da subito: %{people} utenze, di cui %{enabled} attive e %{signedInLately} usate negli ultimi trenta giorni. Chi sta lavorando viene fermato e lo legge sullo schermo. Nulla viene rimosso. Dopo l’ultimo giorno la scuola si riapre da sola; si può riaprire anche prima.',
    confirm: 'Sospendi la scuola',
  },
  merge: {
    title: 'Accorpare la scuola %{name}?',
    about:
      'La scuola viene avvisata e sceglie che cosa passa a ciascuna scuola accorpante. Riguarda %{people} utenze, di cui %{enabled} attive e %{signedInLately} usate negli ultimi trenta giorni, %{licences} licenze e %{files} documenti. Tutti continuano ad accedere. Fino alla conclusione l’annuncio si può ritirare, in Accorpamenti; dopo, la conclusione si può annullare per trenta giorni.',
    confirm: 'Annuncia l’accorpamento',
    unknown: '%{code}: non è tra le scuole clienti',
    ritira: {
      title: 'Ritirare l’accorpamento di %{name}?',
      untouched:
        'L’annuncio dell’accorpamento a %{into} viene ritirato: la scuola non ha ancora consegnato le sue scelte. Le %{people} utenze e gli accessi non cambiano. L’accorpamento si può annunciare di nuovo.',
      about:
        'L’annuncio dell’accorpamento a %{into} viene ritirato con le scelte della scuola e le risposte già date: %{answered} su %{choices}. Quanto è stato firmato resta tra i documenti. Le %{people} utenze e gli accessi non cambiano. L’accorpamento si può annunciare di nuovo, e la scuola sceglie da capo.',
      confirm: 'Ritira l’annuncio',
    },
    concludi: {
      title: 'Concludere l’accorpamento di %{name}?',
      about:
        'I dati delle applicazioni risultano passati a %{into}: le risposte date sono %{answered} su %{choices}. La scuola vede la pratica conclusa. Le sue %{people} utenze, di cui %{enabled} attive e %{signedInLately} usate negli ultimi trenta giorni, accedono ancora e i %{files} documenti restano, finché la scuola non viene chiusa. La conclusione si può annullare per trenta giorni.',
      confirm: 'Concludi l’accorpamento',
    },
    riprendi: {
      title: 'Riprendere l’accorpamento di %{name}?',
      about:
        'La conclusione viene annullata: la pratica torna in corso, con le scelte firmate e le risposte già date, %{answered} su %{choices}. Utenze, accessi e documenti non cambiano. Le applicazioni non vengono avvisate: chi ha spostato i dati a %{into} va informato.',
      confirm: 'Riprendi l’accorpamento',
    },
  },
  practice: {
    title: 'Pratica %{codMin} della scuola %{school}',
    STARTED: {
      about: 'La scuola la vede in lavorazione, e chi l’ha firmata riceve un’e-mail.',
      confirm: 'Segna in lavorazione',
    },
    COMPLETED: {
      about:
        'I dati risultano trasferiti: la scuola la vede completata, e chi l’ha firmata riceve un’e-mail.',
      confirm: 'Segna completata',
    },
  },
  order: {
    title: 'Ordine n. %{numero} della scuola %{school}',
    'mepa-arrived': {
      about: 'Gli articoli sono quelli ordinati: l’ordine passa al gestore, che lo può accettare.',
      confirm: 'Arrivato da MEPA',
    },
    'mepa-mismatch': {
      about:
        'Gli articoli non sono quelli ordinati (%{products}): la scuola riceve un’e-mail con la differenza.',
      confirm: 'Segnala la differenza',
    },
    accept: {
      about:
        'Prodotti: %{products}. Importo con IVA: %{due}. Il contratto viene preparato per la firma e la scuola riceve un’e-mail.',
      confirm: 'Accetta l’ordine',
    },
    paid: {
      about: 'Il bonifico di %{due} è arrivato: l’attivazione non è più provvisoria.',
      confirm: 'Bonifico arrivato',
    },
  },
  end: {
    title: 'Cessare la licenza %{ac} della scuola %{school}?',
    about:
      'L’applicazione non è più disponibile alla scuola, da subito. %{smart_count} persona ha ruoli in questa applicazione e li conserva, ma non vi entra più (utenze attive: %{enabled}, usate negli ultimi trenta giorni: %{signedInLately}). L’accesso alla console non cambia e nessun file viene rimosso. La cessazione si può annullare entro %{restoreDays} giorni. |||| L’applicazione non è più disponibile alla scuola, da subito. %{smart_count} persone hanno ruoli in questa applicazione e li conservano, ma non vi entrano più (utenze attive: %{enabled}, usate negli ultimi trenta giorni: %{signedInLately}). L’accesso alla console non cambia e nessun file viene rimosso. La cessazione si può annullare entro %{restoreDays} giorni.',
    confirm: 'Cessa la licenza',
  },
  document: {
    title: 'Documento “%{name}” per la scuola %{school}',
    about:
      'Il PDF prende il posto del documento preparato dal sistema. Chi lo aveva già letto lo legge di nuovo prima della firma.',
    choose: 'Scegli il PDF',
    missing: 'Prima va scelto il PDF.',
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
    nobody:
      'Nessun supervisor attivo della scuola ha già effettuato l’accesso: nessuno può dare il consenso.',
    ask: 'Chiedi il consenso',
  },
  spid: {
    title: 'A che punto è la richiesta della scuola %{school}?',
    about:
      'La scuola vede lo stato nei suoi servizi. Il referente è quello che compare nella richiesta; quanto resta vuoto non cambia.',
    confirm: 'Salva lo stato',
  },
};
