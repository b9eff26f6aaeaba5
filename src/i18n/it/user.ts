import { letters, prepareLetters } from './letters';
import { renewal } from './renewal';
import { resetOtp } from './resetOtp';
import { sendCredentials } from './sendCredentials';
import { userAbove } from './userAbove';

/** Sentences of user management. */
export const user = {
  above: userAbove,
  ways: 'Aggiungi utenti',
  name: 'Utente |||| Utenti',
  title: 'Gestione utenti',
  caption: 'Utenti della scuola',
  search: 'Ricerca per utente, nome, cognome, email, codice fiscale, scadenza, ultimo accesso',
  one: 'Modifica utente %{name}',
  reading: 'Dettaglio utente %{name}',
  create: 'Crea utente',
  fresh: 'Nuovo utente',
  created: "Inviata l'email di notifica all'utente.",
  createdForLater:
    'Utente creato con successo. L’utenza si attiva il giorno di inizio: solo allora parte l’e-mail per scegliere la password.',
  createdDisabled:
    'Utente creato con successo. L’utenza non è attiva: l’e-mail per scegliere la password parte quando viene attivata.',
  createdWithoutRoles:
    "Inviata l'email di notifica all'utente. Utente creato con successo. Occorre specificare le abilitazioni.",
  tabs: { utente: 'Utente' },
  taken: {
    title: 'Aggiornare l’utenza che esiste già?',
    text: 'L’utenza %{id} esiste già: è di %{name}. Con Sì i suoi dati diventano quelli scritti qui; quelli lasciati vuoti e le abilitazioni restano come sono. Con Annulla si può scegliere un altro nome utente.',
    yes: 'Sì, aggiorna',
  },
  unique: {
    username: {
      text: 'Il nome utente è già di %{name}: sceglierne un altro, oppure salvare per aggiornare i dati di quella utenza.',
      open: 'Apri la scheda di %{name}',
    },
    codicefiscale: {
      text: 'Il codice fiscale è già di %{name} (%{id}). Con lo stesso codice nessuna delle utenze che lo hanno può entrare con SPID o CIE.',
      open: 'Apri la scheda di %{name}',
      title: 'Salvare un codice fiscale già in uso?',
      yes: 'Salva comunque',
    },
  },
  notices: {
    firstMailRefused:
      'L’e-mail a %{emailRespinta} non è stata consegnata. Controllare l’indirizzo e, se è sbagliato, correggerlo e salvare; poi scegliere Invia credenziali.',
    emailContested:
      'Dal precedente indirizzo e-mail è stato segnalato che il cambio non era stato chiesto: l’accesso è stato chiuso. Verificare di persona l’indirizzo giusto, correggerlo se serve e poi, da supervisor, scegliere Attiva utenti.',
    emailUnconfirmed:
      'L’indirizzo e-mail non è ancora stato confermato: finché la persona non apre il collegamento ricevuto per e-mail non può scegliere da sola una nuova password.',
    mailRefused:
      'L’ultima e-mail a %{emailRespinta} non è stata consegnata. Controllare l’indirizzo e, se è sbagliato, correggerlo e salvare: i prossimi messaggi andranno a quello nuovo.',
  },
  groups: { access: 'Accesso', credentials: 'Credenziali', account: 'Utenza' },
  unlock: {
    taxCode: {
      title: 'Sbloccare il codice fiscale?',
      text: 'L’utente ha già effettuato l’accesso: il codice fiscale serve anche a riconoscerlo quando entra con SPID o CIE. Modificarlo solo se è sbagliato.',
    },
  },
  fields: {
    supervisor: 'Supervisor',
    inCarica: 'Dirigente o DSGA in carica',
    gruppoRiservato: 'Amministra',
    uid: 'Utente',
    username: 'Nome utente',
    labelNomeCognome: 'Nome e cognome',
    sn: 'Cognome',
    cn: 'Nome',
    email: 'E-mail',
    codicefiscale: 'Codice fiscale',
    status: 'Stato',
    spidEnabled: 'Spid',
    dataNascita: 'Data di nascita',
    dataInizio: 'Inizio',
    dataScadenza: 'Scadenza',
    lastLogin: 'Ultimo accesso',
    accessibility: 'Modalità non vedente',
    gestoreUtenti: 'Gestore utenti',
    otpenabled: 'Accesso con codice OTP',
    anomaliaCodiceFiscale: 'Anomalia del codice fiscale',
    credenziali: 'Credenziali',
    emailRespinta: 'E-mail non raggiunta',
    emailConfermata: 'E-mail confermata',
    emailContestata: 'Cambio di e-mail contestato',
    primoAccesso: 'Mai entrato',
    customerCode: 'Codice cliente',
    codMin: 'Codice ministeriale',
    timeTable: 'Orario di accesso',
    consensomail: 'Consenso alle e-mail',
    mailaccesso: 'E-mail di accesso',
    groups: 'Abilitazioni',
  },
  help: {
    dataInizio: 'L’utenza si attiva in questa data',
    dataScadenza: 'L’utenza si disattiva in questa data',
    groups: 'Si possono assegnare anche dopo, da Abilitazioni utente',
  },
  values: {
    supervisor: { true: 'Sì', false: 'No' },
    inCarica: { true: 'Sì', false: 'No' },
    gruppoRiservato: { true: 'Sì', false: 'No' },
    emailConfermata: { true: 'Sì', false: 'No' },
    emailContestata: { true: 'Sì', false: 'No' },
    status: { true: 'Utenza abilitata', false: 'Utenza disabilitata' },
    spidEnabled: { true: 'Identità digitale abilitata', false: 'Identità digitale non abilitata' },
    accessibility: { true: 'Sì', false: 'No' },
    primoAccesso: { true: 'Sì', false: 'No' },
    consensomail: { true: 'Sì', false: 'No' },
    gestoreUtenti: { true: 'Sì', false: 'No' },
    otpenabled: { true: 'Sì', false: 'No' },
    credenziali: { inCorso: 'in corso', consegnata: 'consegnata', respinta: 'respinta' },
    anomaliaCodiceFiscale: { missing: 'Mancante', wrong: 'Errato', duplicate: 'Doppio' },
  },
  tools: {
    create: 'Nuovo utente',
    importRegistry: 'Importa utenti',
    syncTaxCodes: 'Sincronizza codici fiscali',
  },
  tones: { expired: 'scaduta', expiring: 'in scadenza' },
  filters: {
    stato: { label: 'Stato', values: { 0: 'Non attivo', 1: 'Attivo' } },
    spidEnabled: { label: 'Spid', values: { true: 'Abilitato', false: 'Non abilitato' } },
    servizio: {
      label: 'Arrivi e cessazioni',
      values: { arrivi: 'In arrivo', termine: 'Scadono entro 30 giorni', cessati: 'Cessati' },
    },
    anomalia: {
      label: 'Codice fiscale',
      values: { missing: 'Mancante', wrong: 'Errato', duplicate: 'Doppio' },
    },
    credenziali: {
      label: 'Credenziali',
      values: { inCorso: 'in corso', consegnata: 'consegnata', respinta: 'respinta' },
    },
    maiEntrato: { label: 'Primo accesso', values: { true: 'Mai entrato', false: 'Già entrato' } },
    ultimoAccesso: {
      label: 'Ultimo accesso',
      values: { 3: 'Oltre 3 mesi fa', 6: 'Oltre 6 mesi fa', 9: 'Oltre 9 mesi fa', 12: 'Oltre 12 mesi fa' },
    },
    applicazione: { label: 'Applicazione' },
    ruolo: { label: 'Ruolo' },
    scadenza: {
      label: 'Scadenza utenza',
      values: { expired: 'Scaduta', 1: 'Scade entro 1 mese', 3: 'Scade entro 3 mesi' },
    },
  },
  locked: {
    notAllowed: "Per modificare questi dati serve un'autorizzazione: rivolgersi al supervisor della scuola",
    afterLogin: "Non modificabile dopo il primo accesso dell'utente",
    taxCode: "Bloccato dopo il primo accesso dell'utente: si può sbloccare",
    status: 'Si cambia con Attiva utenti o Disattiva utenti',
    manager: 'Solo il supervisor può nominare o revocare un gestore utenti',
    onlySupervisor:
      'Solo il supervisor può modificare le utenze dei supervisor, del dirigente scolastico, del DSGA e dei gestori',
  },
  updated: 'Utente aggiornato con successo!',
  procedures: {
    roles: {
      label: 'Applica ruoli',
      row: 'Abilitazioni di %{name}',
      open: 'Abilitazioni utente',
      made: 'Assegna ruoli |||| Assegna ruoli ai %{smart_count}',
    },
  },
  pages: { matrice: 'Matrice' },
  remove: "L'utenza non ha mai effettuato l'accesso. Con l'utenza si eliminano anche le sue abilitazioni.",
  removed: 'Utenza eliminata con successo',
  letters,
  actions: {
    // What the history says of the roles that were given.
    roles: {
      partly: '%{smart_count} utente aggiornato |||| %{smart_count} utenti aggiornati',
      doneMany: 'Utenti aggiornati con successo!',
    },
    enable: {
      label: 'Attiva utenti',
      row: 'Attiva %{name}',
      planned: '%{smart_count} da attivare |||| %{smart_count} da attivare',
      leftOut: 'Non saranno attivati',
      none: 'Selezionare una o più checkbox',
      doneOne: 'Utenze riattivate, inviata email agli utenti con le credenziali di accesso.',
      doneMany: 'Utenze riattivate, inviata email agli utenti con le credenziali di accesso.',
      nothingToDo: "Nessun utente attivato: controllare l'esito",
      partly: '%{smart_count} utente attivato |||| %{smart_count} utenti attivati',
      confirm: 'Attiva',
      steps: {
        review: {
          title: 'Attivare gli utenti?',
        },
        last: {
          title: "Confermare l'attivazione?",
          text: "A ogni utente attivato sarà inviata un'email con le credenziali di accesso.",
        },
      },
    },
    disable: {
      label: 'Disattiva utenti',
      row: 'Disattiva %{name}',
      planned: '%{smart_count} da disattivare |||| %{smart_count} da disattivare',
      leftOut: 'Non saranno disattivati',
      none: 'Selezionare una o più utenze non disabilitate!',
      doneOne: 'Utente disattivato con successo!',
      doneMany: 'Utenti disabilitati con successo!',
      nothingToDo: "L'utente risulta gia' disattivato!",
      partly: '%{smart_count} utente disattivato |||| %{smart_count} utenti disattivati',
      confirm: 'Disattiva',
      steps: {
        reset: {
          title: 'Togliere anche le abilitazioni?',
          text: "Chi le mantiene le ritrova quando l'utenza viene riattivata; chi le perde le deve ricevere di nuovo.",
          yes: 'Disattiva e togli le abilitazioni',
          no: 'Disattiva soltanto',
        },
        review: {
          title: 'Confermare la disattivazione?',
        },
      },
    },
    renew: renewal,
    resetOtp,
    sendCredentials,
    prepareLetters,
    enableSpid: {
      label: 'Abilita Spid',
      row: 'Abilita a Spid %{name}',
      planned: '%{smart_count} da abilitare a Spid |||| %{smart_count} da abilitare a Spid',
      leftOut: 'Non saranno abilitati a Spid',
      none: 'Nessuno degli utenti selezionati si può abilitare a Spid',
      doneOne: "L'utente %{id} è stato correttamente abilitato a Spid",
      doneMany: 'Gli utenti selezionati sono stati correttamente abilitati a Spid',
      nothingToDo: "Nessun utente abilitato a Spid: controllare l'esito",
      partly: '%{smart_count} utente abilitato a Spid |||| %{smart_count} utenti abilitati a Spid',
      confirm: 'Abilita Spid',
      excluded: 'Non è stato possibile abilitare i seguenti utenti allo Spid per anomalie sul Codice Fiscale',
      steps: {
        review: {
          title: 'Abilitare a Spid?',
        },
      },
    },
  },
};
