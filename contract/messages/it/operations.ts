export const notFoundBrief = 'non trovato |||| non trovati';
export const personNotFound = "Persona non trovata nell'anagrafe";
export const notFound = 'non trovata |||| non trovate';
export const atMostItems = 'Si possono scegliere uno per uno al massimo {count} elementi: usare un filtro';
export const notReached = 'Operazione interrotta';
export const notLater =
  "Tra i passaggi da annullare ce n'è uno che non riguarda gli stessi elementi o non si può più annullare: riaprire la finestra e controllare.";
export const failed = 'La modifica non è riuscita per un errore. Riprovare più tardi.';
export const changed =
  'Gli elementi da modificare sono cambiati nel frattempo: verificare di nuovo e confermare.';
export const giveSelectedRecordsOrFilter = 'Indicare gli elementi selezionati oppure un filtro';
export const unknown = 'La condizione non è tra quelle previste per questo elenco';
export const tooLarge =
  'La condizione è troppo lunga: può avere al massimo {count} valori. Dividerla in più condizioni';
export const unchanged = 'Già presente con gli stessi dati';
export const lostRights = "Interrotta: chi l'ha avviata non ha più i permessi necessari.";
export const broken = 'Interrotta per un errore. Gli elementi rimasti si possono riprovare.';
export const notYours = "Solo chi ha avviato l'operazione o il supervisor della scuola può farlo";
export const never = 'Le e-mail già partite non si possono ritirare';
export const beingReverted = "L'annullamento dell'operazione è in corso: attendere che termini";
export const revertInterrupted = "L'annullamento è stato interrotto: annullare di nuovo l'operazione";
export const revertRepeated = "L'annullamento è stato ripetuto: annullare di nuovo l'operazione";
export const nothingToRetry = 'Non ci sono elementi da riprovare';
export const revertNotReverted = 'Un annullamento non si può annullare';
export const changedNothing = "L'operazione non ha modificato nulla";
export const changedLater = 'Modificato in seguito, o non più presente';
export const sameRow = 'La riga {count} del file riguarda già lo stesso elemento';
export const notEnded = "L'operazione è ancora in corso";
export const reverted = "L'operazione è già stata annullata";
export const ended = "L'operazione è già terminata";
