import { titles } from './titles';

/** Sentences of the page that lists the people who cannot sign in with SPID or CIE yet, and the reasons. */
export const spidReadiness = {
  title: titles.spidReadiness,
  summary:
    '%{smart_count} utente attivo su %{people} può entrare con SPID o CIE. |||| %{smart_count} utenti attivi su %{people} possono entrare con SPID o CIE.',
  all: 'L’unico utente attivo può entrare con SPID o CIE. |||| Tutti gli utenti attivi possono entrare con SPID o CIE.',
  nobody: 'Nessun utente è attivo.',
  switchedOff:
    'SPID e CIE sono disattivati per tutta la scuola: per ora non entra nessuno. Quando saranno attivi potrà entrare %{smart_count} utente attivo su %{people}. |||| SPID e CIE sono disattivati per tutta la scuola: per ora non entra nessuno. Quando saranno attivi potranno entrare %{smart_count} utenti attivi su %{people}.',
  reasons: {
    title: 'Chi non può entrare, e perché',
    about: 'Premere un motivo per vedere gli utenti: l’indirizzo dell’elenco si può inviare a un collega.',
    missing: 'senza codice fiscale',
    wrong: 'con codice fiscale errato',
    duplicate: 'con un codice fiscale usato da più utenze',
    notEnabled: 'non ancora abilitati a Spid',
    never: 'mai entrati',
  },
  plan: {
    title: 'Chiusura dell’accesso con password',
    about:
      'La data prevista dopo la quale si entra solo con SPID o CIE. È un promemoria per la scuola: non disattiva nulla.',
    none: 'Nessuna data prevista.',
    planned: 'Data prevista: %{day}.',
    save: 'Salva la data',
    saved: 'Data salvata.',
    onlySupervisor: 'La data è decisa dal supervisor della scuola.',
  },
  letters: {
    title: 'Lettere di primo accesso',
    about:
      'Per chi non è mai entrato: una pagina per persona, pronta da stampare, con un collegamento personale e un codice da inquadrare. Non contiene password.',
    to: 'Per chi',
    never: 'Chi non è mai entrato (%{count})',
    bounced: 'Chi ha l’e-mail con le credenziali respinta (%{count})',
    label: 'Classe o plesso, da scrivere sulle lettere',
    earlier:
      'I collegamenti già dati a queste persone, per e-mail o su carta, smettono di funzionare: valgono solo quelli delle lettere nuove.',
    progress: 'Lettere pronte: %{done} su %{total}',
    save: 'Scarica le lettere da %{from} a %{to}',
    madeInParts:
      '%{smart_count} lettera pronta, in più file: controllare che siano stati scaricati tutti prima di chiudere. |||| %{smart_count} lettere pronte, in più file: controllare che siano stati scaricati tutti prima di chiudere.',
    make: 'Prepara le lettere (PDF)',
    making: 'Preparazione in corso...',
    made: '%{smart_count} lettera pronta: il file è stato scaricato. |||| %{smart_count} lettere pronte: il file è stato scaricato.',
    nobody: 'Non c’è nessuno a cui scrivere',
    mail: 'Per scrivere per e-mail: aprire l’elenco di chi non è mai entrato, selezionare e scegliere Invia credenziali.',
    open: 'Apri l’elenco di chi non è mai entrato',
  },
};
