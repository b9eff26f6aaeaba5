export const itemNotFound = 'Elemento non trovato';
export const atMostItemsAreOrdered = 'Si ordinano a mano al massimo {count} elementi';
export const otherwise =
  'I dati della scuola sono cambiati dopo il controllo: importare di nuovo questa riga';
export const repeated = 'Una riga precedente del file riguarda già lo stesso elemento';
export const several = 'Più elementi si chiamano così: non si può sapere quale si intende';
export const binned = 'Questo elemento è nel cestino: prima va ripristinato';
export const changed =
  "L'elenco è cambiato nel frattempo: qualcuno ha spostato, aggiunto o eliminato elementi. L'ordine non è stato salvato.";
export const others = "L'ordine deve avere tutti gli elementi dell'elenco, ciascuno una volta sola";
export const twice = 'Lo stesso file è già allegato: toglierne uno';
export const unread = 'Questo dato non è visibile a chi scrive: non si può cambiare';
export const taken = 'Un altro elemento ha già questo valore';
export const many = 'Più elementi hanno questo valore: non si può sapere di quale si tratta';
export const which = 'Indicare questo dato: serve a sapere di quale elemento si tratta';
export const anotherRowOfFile = 'Un’altra riga del file riguarda già lo stesso elemento';
export const unknown = 'Questo elemento non esiste o non è visibile a chi scrive';
export const damaged = 'Il file è arrivato danneggiato: va scelto di nuovo';
export const gone = 'Questo file non c’è più: va scelto di nuovo';
