/** Texts of the pages that import thousands of schools from a file. */
export const schoolFile = {
  title: 'Scuole da file',
  about:
    'Un CSV o un foglio di Excel (.xlsx) con l’intestazione, o un elenco JSON, con al massimo 20.000 scuole: ciascuna con licenze, contratti e supervisor, se indicati. Il file viene prima controllato riga per riga; le scuole si creano solo dopo la conferma.',
  example: 'Scarica un esempio',
  choose: 'Scegli il file',
  drop: 'oppure trascinarlo qui',
  withHidden: 'Leggi anche le righe nascoste del foglio, ad esempio da un filtro',
  readHidden: 'Scegli di nuovo il file e leggi anche le righe nascoste',
  reading: 'Controllo del file in corso...',
  before: 'File già controllati',
  of: 'File di scuole del %{at}',
  back: 'Tutti i file',
  run: 'Crea %{smart_count} scuola |||| Crea %{smart_count} scuole',
  resume: 'Riprendi: crea %{smart_count} scuola |||| Riprendi: crea %{smart_count} scuole',
  takeBack: 'Annulla l’importazione',
  takeBackAgain:
    'Riprova ad annullare per %{smart_count} scuola |||| Riprova ad annullare per %{smart_count} scuole',
  takeBackAbout:
    'L’annullamento, entro trenta giorni, rimuove le scuole in cui nessuno ha ancora fatto accesso; le altre restano e si possono chiudere.',
  problems: 'Righe da correggere',
  row: 'Riga %{row}',
  first: 'Sono elencate le prime 200 righe.',
  head: {
    file: 'Controllato il',
    state: 'Stato',
    rows: 'Righe',
    made: 'Create',
    refused: 'Da correggere',
    by: 'Da',
    row: 'Riga',
    school: 'Scuola',
    column: 'Colonna',
    problem: 'Che cosa non va',
  },
  state: {
    previewed: 'Da confermare',
    running: 'In corso',
    stopped: 'Interrotta',
    done: 'Conclusa',
    takenBack: 'Annullata',
  },
  says: {
    nothing: 'Con questo file non c’è nessuna scuola da creare.',
    previewed:
      'Il file crea %{smart_count} scuola. Finora non è stato creato nulla. |||| Il file crea %{smart_count} scuole. Finora non è stato creato nulla.',
    running:
      'Creazione in corso: resta %{smart_count} scuola. |||| Creazione in corso: restano %{smart_count} scuole.',
    stopped:
      'La creazione si è interrotta per un errore: resta %{smart_count} scuola. Si può riprendere. |||| La creazione si è interrotta per un errore: restano %{smart_count} scuole. Si può riprendere.',
    done: 'Le scuole sono state create. I supervisor ricevono per e-mail il collegamento con cui scelgono la password.',
    takenBack: 'L’importazione è stata annullata.',
  },
  counts: {
    ready: 'Da creare',
    done: 'Create',
    refused: 'Da correggere',
    skipped: 'Già presenti',
    takenBack: 'Rimosse',
    kept: 'Rimaste perché in uso',
  },
};
