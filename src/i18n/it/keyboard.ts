import { ofLists } from './ofLists';

/** Sentences of the keyboard help. */
export const keyboard = {
  ...ofLists.keyboard,
  space: 'Spazio',
  shiftSpace: 'Maiusc + Spazio',
  single: 'Scorciatoie con un solo tasto',
  does: {
    search: 'Va alla ricerca',
    filters: 'Apre i filtri',
    act: 'Va alle azioni sui selezionati',
    views: 'Apre gli elenchi salvati',
    export: 'Esporta in Excel o CSV',
    help: 'Mostra queste scorciatoie',
    next: 'Va al comando successivo',
    select: 'Seleziona la riga, sulla sua casella',
    selectRange: 'Seleziona tutte le righe fino a questa, dall’ultima selezionata',
    close: 'Chiude una finestra',
  },
};
