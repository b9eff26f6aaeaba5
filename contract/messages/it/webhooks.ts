export const wholeAddress = 'Scrivere l’indirizzo per intero, per esempio https://esempio.it/notifiche';
export const chooseAtLeastOneEvent = 'Scegliere almeno un evento';
export const notHttps = 'L’indirizzo deve iniziare con https://';
export const credentials =
  'L’indirizzo non può contenere nome utente e password: basta la firma di ogni messaggio.';
export const notPublic =
  'L’indirizzo deve essere raggiungibile da Internet: non può essere di una rete interna.';
export const webhookGone = 'Il webhook non c’è più: aggiornare l’elenco.';
export const deliveryGone = 'L’invio non c’è più: se ne conservano trenta giorni.';
export const tooMany = 'I webhook possono essere al massimo {most}: eliminarne uno che non serve più.';
export const disabled = 'Il webhook è disattivato: per inviare va prima riattivato.';
export const waiting = 'È già in coda: verrà inviato al prossimo tentativo.';
