import type { EffectKind, EffectOf } from '../../../contract/schema/effects';

type EffectWords = {
  readonly title: string;
  readonly labels: { readonly [K in EffectKind]: string };
  readonly says: { readonly [K in EffectKind]: { readonly [E in EffectOf<K>]: string } };
};

/** Effects of actions on people; `smart_count` is their number. */
export const effects = {
  title: 'Che cosa comporta',
  labels: { signIn: 'Accesso', mail: 'E-mail', permissions: 'Abilitazioni', undo: 'Annullamento' },
  says: {
    signIn: {
      unchanged: 'Non cambia.',
      ends: 'Non è più possibile; le sessioni aperte terminano subito.',
      again: 'È di nuovo possibile, da subito.',
      prolonged:
        'È possibile fino alla nuova scadenza. Chi era stato disattivato alla scadenza, e non è stato modificato da allora, viene riattivato.',
      shortened:
        'Torna la scadenza di prima; chi era stato riattivato dalla proroga viene disattivato di nuovo.',
      newLink:
        'Con il collegamento dell’e-mail si sceglie la password. I collegamenti inviati prima non valgono più.',
      identity:
        'È possibile anche con SPID o con la carta d’identità elettronica, che riconoscono dal codice fiscale.',
      noIdentity: 'Con SPID o CIE non è più possibile; con la password non cambia.',
      taxCode: 'Con SPID o CIE si è riconosciuti dal nuovo codice fiscale; con la password non cambia.',
      made: 'Le utenze nuove sono attive da subito, o dal giorno di inizio: si entra dopo aver scelto la password.',
      newApp:
        'Non è possibile finché non si collega di nuovo un’app; le app e i codici di recupero di prima non valgono più.',
      deleted:
        'L’utenza viene eliminata: l’accesso non è più possibile. |||| Le utenze vengono eliminate: l’accesso non è più possibile.',
      removed:
        'Le utenze create, se non vi è mai entrato nessuno, vengono eliminate. Le altre riprendono i dati di prima.',
      restored:
        'Le utenze tornano con i dati di prima. I collegamenti di primo accesso già inviati o stampati non valgono più: occorre inviare di nuovo le credenziali.',
    },
    mail: {
      none: 'Nessun messaggio viene inviato.',
      enabled:
        'Parte un messaggio per l’utente: come accedere di nuovo o, se non è mai entrato, come scegliere la password. |||| Partono %{smart_count} messaggi, uno a testa: come accedere di nuovo o, per chi non è mai entrato, come scegliere la password.',
      firstAccess:
        'Parte un messaggio, con un collegamento personale. |||| Partono %{smart_count} messaggi, uno a testa, ognuno con un collegamento personale.',
      made: 'All’utenza nuova viene scritto come scegliere la password; di un’e-mail cambiata è avvisato anche il vecchio indirizzo. |||| A tutte le %{smart_count} utenze nuove viene scritto come scegliere la password; di un’e-mail cambiata è avvisato anche il vecchio indirizzo.',
      changed:
        'Viene scritto solo a chi cambia e-mail: all’indirizzo di prima, che è avvisato, e a quello nuovo, che va confermato.',
      newExpiry: 'Viene scritto solo a chi viene riattivato.',
      app: 'Parte un messaggio con un collegamento personale per collegare di nuovo l’app.',
      cancelled: 'I messaggi non ancora partiti non vengono inviati; quelli già ricevuti restano.',
    },
    permissions: {
      unchanged: 'Restano come sono.',
      removed: 'Vengono tolte tutte, in ogni applicazione.',
      chosen: 'Si aggiungono quelle indicate.',
      taken: 'Vengono tolte quelle indicate, con quelle che le richiedono. Le altre restano.',
      later: 'Chi è nuovo non ne ha: si assegnano dopo.',
      back: 'Tornano quelle che erano state tolte.',
      asBefore: 'Tornano quelle di prima.',
      withAccount: 'Con le utenze vengono eliminate anche le loro abilitazioni.',
    },
    undo: {
      whole: 'È possibile dalla cronologia, finché i dati non cambiano di nuovo.',
      mailStays:
        'È possibile dalla cronologia, finché i dati non cambiano di nuovo; i messaggi già partiti restano.',
      made: 'È possibile dalla cronologia: elimina le utenze create in cui nessuno è mai entrato; i messaggi già partiti restano.',
      withoutLinks:
        'È possibile dalla cronologia: le utenze tornano con dati e abilitazioni. I collegamenti di primo accesso già inviati o stampati non tornano validi.',
      never: 'Non è possibile.',
    },
  },
} as const satisfies EffectWords;
