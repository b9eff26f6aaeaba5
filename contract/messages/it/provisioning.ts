export const wholeAddress = 'Scrivere l’indirizzo per intero, per esempio https://esempio.it/scim/v2';
export const credentials =
  'L’indirizzo non può contenere nome utente e password: basta la chiave del sistema.';
export const noQuery =
  'L’indirizzo deve essere quello della base SCIM 2.0, senza “?” e “#” e senza quello che li segue.';
export const targetGone = 'Il sistema non è più collegato: aggiornare l’elenco.';
export const tooMany =
  'I sistemi collegati possono essere al massimo {most}: eliminarne uno che non serve più.';
export const chooseApplication = 'Scegliere un’applicazione';
export const alreadyConfirmed = 'La prima sincronizzazione è già stata confermata: aggiornare la pagina.';
export const notCompared = 'Il confronto non è ancora completo: riprovare quando lo stato è “Da confermare”.';
export const paused = 'Il sistema non è attivo: riattivarlo nella sua scheda, poi riprovare.';
