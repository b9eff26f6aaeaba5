/** The texts of an activation's receipt. */
export const preservationReceiptWords = {
  procedure: 'Attivazione del servizio di conservazione digitale',
  next: 'Il fornitore configura il servizio per la scuola. Al termine il servizio diventa disponibile nell’applicazione di gestione documentale: la data compare nella pagina Servizi.',
  page: 'Servizi',
} as const;
