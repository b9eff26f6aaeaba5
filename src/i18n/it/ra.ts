/// <reference path="../ra-language-italian.d.ts" />
import messages from 'ra-language-italian';
import type { TranslationMessages } from 'react-admin';
import { type Corrections, corrected, type Sentences } from '../corrected';
import { raAtFirst } from './raAtFirst';

/**
 * Sentences that ra-language-italian lacks (66 of 164), has wrong, or words differently from the rest of the console.
 */
export const corrections = {
  action: {
    add_filter: 'Aggiungi filtro',
    bulk_actions: '1 elemento selezionato |||| %{smart_count} elementi selezionati',
    clear_array_input: "Svuota l'elenco",
    clear_input_value: 'Cancella il valore',
    create_item: 'Crea %{item}',
    delete: 'Elimina',
    remove_all_filters: 'Rimuovi tutti i filtri',
    reset: 'Ripristina',
    search: 'Cerca',
    search_columns: 'Cerca tra le colonne',
    select_all: 'Seleziona tutto',
    select_all_button: 'Seleziona tutto',
    select_row: 'Seleziona questa riga',
    unselect: 'Deseleziona',
    update: 'Aggiorna',
    move_up: 'Sposta su',
    move_down: 'Sposta giù',
    open: 'Apri',
    toggle_theme: 'Passa dal tema chiaro allo scuro e viceversa',
    select_columns: 'Colonne',
    update_application: 'Ricarica la pagina',
  },
  boolean: {
    true: 'Sì',
    null: ' ',
  },
  page: raAtFirst.page,
  input: {
    file: {
      upload_several: 'Trascinare qui i file da caricare, oppure fare clic per sceglierli.',
      upload_single: 'Trascinare qui il file da caricare, oppure fare clic per sceglierlo.',
    },
    image: {
      upload_several: 'Trascinare qui le immagini da caricare, oppure fare clic per sceglierle.',
      upload_single: "Trascinare qui l'immagine da caricare, oppure fare clic per sceglierla.",
    },
    references: {
      all_missing: 'I dati collegati non sono disponibili.',
      many_missing: 'Almeno uno dei dati collegati non è più disponibile.',
      single_missing: 'Il dato collegato non è più disponibile.',
    },
    password: {
      toggle_visible: 'Nascondi la password',
      toggle_hidden: 'Mostra la password',
    },
  },
  message: raAtFirst.message,
  navigation: {
    clear_filters: 'Rimuovi i filtri',
    no_filtered_results: 'Nessun elemento di %{name} corrisponde ai filtri.',
    no_results: 'Nessun elemento trovato in %{name}',
    no_more_results: 'La pagina %{page} non esiste. Provare con la precedente.',
    page_out_of_boundaries: 'La pagina %{page} non esiste',
    page_out_from_end: "Questa è l'ultima pagina",
    page_out_from_begin: 'Questa è la prima pagina',
    partial_page_range_info: '%{offsetBegin}-%{offsetEnd} di più di %{offsetEnd}',
    current_page: 'Pagina %{page}',
    page: 'Vai alla pagina %{page}',
    first: 'Vai alla prima pagina',
    last: "Vai all'ultima pagina",
    next: 'Vai alla pagina successiva',
    previous: 'Vai alla pagina precedente',
    page_rows_per_page: 'Righe per pagina:',
  },
  sort: {
    sort_by: 'Ordina per %{field_lower_first} %{order}',
    ASC: 'crescente',
  },
  auth: raAtFirst.auth,
  notification: raAtFirst.notification,
  validation: {
    minLength: 'Deve essere lungo almeno %{min} caratteri',
    maxLength: 'Deve essere lungo al massimo %{max} caratteri',
    email: 'Deve essere un indirizzo e-mail valido',
    oneOf: 'Deve essere uno tra: %{options}',
    regex: 'Deve rispettare il formato previsto (espressione regolare): %{pattern}',
    unique: 'Deve essere diverso dagli altri',
  },
  saved_queries: {
    label: 'Ricerche salvate',
    query_name: 'Nome della ricerca',
    new_label: 'Salva la ricerca...',
    new_dialog_title: 'Salva la ricerca con nome',
    remove_label: 'Elimina la ricerca salvata',
    remove_label_with_name: 'Elimina la ricerca "%{name}"',
    remove_dialog_title: 'Eliminare la ricerca salvata?',
    remove_message: "Eliminare questa ricerca dall'elenco delle ricerche salvate?",
    help: "Filtrare l'elenco e salvare la ricerca per usarla di nuovo",
  },
  guesser: {
    empty: {
      title: 'Nessun dato da mostrare',
      message: 'Verificare la provenienza dei dati',
    },
  },
  configurable: {
    customize: 'Personalizza',
    configureMode: 'Configura questa pagina',
    inspector: {
      title: 'Configurazione',
      content: 'Passare sopra gli elementi della pagina per configurarli',
      reset: 'Ripristina le impostazioni',
      hideAll: 'Nascondi tutto',
      showAll: 'Mostra tutto',
    },
    Datagrid: {
      title: 'Tabella',
      unlabeled: 'Colonna senza titolo n. %{column}',
    },
    SimpleForm: {
      title: 'Modulo',
      unlabeled: 'Campo senza titolo n. %{input}',
    },
    SimpleList: {
      title: 'Elenco',
      primaryText: 'Testo principale',
      secondaryText: 'Testo secondario',
      tertiaryText: 'Altro testo',
    },
  },
} as const satisfies Corrections<TranslationMessages['ra']>;

/** All sentences of react-admin: tests/src/i18n compares their keys and variables with the English ones. */
export const ra: Sentences<TranslationMessages['ra']> = corrected(messages.ra, corrections);
