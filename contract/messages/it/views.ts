export const enterNameOfView = 'Scrivere il nome dell’elenco';
export const nameOfView = 'Il nome dell’elenco non può superare {count} caratteri';
export const atMostViewsOfList = 'Si possono salvare al massimo {count} elenchi per pagina';
export const thereIsViewOfName = 'Esiste già un elenco con questo nome';
