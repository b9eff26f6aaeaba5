import { deletion } from './deletion';
import { letters, prepareLetters } from './letters';
import { renewal } from './renewal';
import { resetOtp } from './resetOtp';
import { sendCredentials } from './sendCredentials';
import { userAbove } from './userAbove';
import { userList } from './userList';

/** Sentences of user management. */
export const user = {
  recordedRoles: { added: 'aggiunta: %{role}', removed: 'tolta: %{role}' },
  ...userList,
  above: userAbove,
  one: 'Modifica utente %{name}',
  reading: 'Dettaglio utente %{name}',
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
  help: {
    dataInizio: 'L’utenza si attiva in questa data',
    dataScadenza: 'L’utenza si disattiva in questa data',
    groups: 'Si possono assegnare anche dopo, da Abilitazioni utente',
  },
  locked: {
    notAllowed: "Per modificare questi dati serve un'autorizzazione: rivolgersi al supervisor della scuola",
    afterLogin: "Non modificabile dopo il primo accesso dell'utente",
    taxCode: "Bloccato dopo il primo accesso dell'utente: si può sbloccare",
    status: 'Si cambia con Attiva utenti o Disattiva utenti',
    support: 'L’assistenza non può cambiare questo dato: occorre che lo faccia il supervisor',
    manager: 'Solo il supervisor può nominare o revocare un gestore utenti',
    onlySupervisor:
      'Solo il supervisor può modificare le utenze dei supervisor, del dirigente scolastico, del DSGA e dei gestori',
  },
  updated: 'Utente aggiornato con successo!',
  procedures: {
    roles: { ...userList.procedures.roles, made: 'Assegna ruoli |||| Assegna ruoli ai %{smart_count}' },
  },
  remove: "L'utenza non ha mai effettuato l'accesso. Con l'utenza si eliminano anche le sue abilitazioni.",
  removed: 'Utenza eliminata con successo',
  letters,
  actions: {
    // The history's sentences about roles that were given.
    roles: {
      partly: '%{smart_count} utente aggiornato |||| %{smart_count} utenti aggiornati',
      doneMany: 'Utenti aggiornati con successo!',
    },
    enable: {
      ...userList.actions.enable,
      planned: '%{smart_count} da attivare |||| %{smart_count} da attivare',
      leftOut: 'Non saranno attivati',
      none: 'Selezionare una o più checkbox',
      doneOne: 'Utenze riattivate, inviata email agli utenti con le credenziali di accesso.',
      doneMany: 'Utenze riattivate, inviata email agli utenti con le credenziali di accesso.',
      nothingToDo: "Nessun utente attivato: controllare l'esito",
      partly: '%{smart_count} utente attivato |||| %{smart_count} utenti attivati',
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
      ...userList.actions.disable,
      planned: '%{smart_count} da disattivare |||| %{smart_count} da disattivare',
      leftOut: 'Non saranno disattivati',
      none: 'Selezionare una o più utenze non disabilitate!',
      doneOne: 'Utente disattivato con successo!',
      doneMany: 'Utenti disabilitati con successo!',
      nothingToDo: "L'utente risulta gia' disattivato!",
      partly: '%{smart_count} utente disattivato |||| %{smart_count} utenti disattivati',
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
    delete: deletion,
    resetOtp,
    sendCredentials,
    prepareLetters,
    enableSpid: {
      ...userList.actions.enableSpid,
      planned: '%{smart_count} da abilitare a Spid |||| %{smart_count} da abilitare a Spid',
      leftOut: 'Non saranno abilitati a Spid',
      none: 'Nessuno degli utenti selezionati si può abilitare a Spid',
      doneOne: "L'utente %{id} è stato correttamente abilitato a Spid",
      doneMany: 'Gli utenti selezionati sono stati correttamente abilitati a Spid',
      nothingToDo: "Nessun utente abilitato a Spid: controllare l'esito",
      partly: '%{smart_count} utente abilitato a Spid |||| %{smart_count} utenti abilitati a Spid',
      excluded: 'Non è stato possibile abilitare i seguenti utenti allo Spid per anomalie sul Codice Fiscale',
      steps: {
        review: {
          title: 'Abilitare a Spid?',
        },
      },
    },
  },
};
