const states = {
  IN_ATTESA_MEPA: 'In attesa di MEPA',
  IN_ATTESA_ARGO: 'In attesa del gestore',
  ACCETTATO: 'Accettato',
  DA_FIRMARE: 'Da firmare',
  FIRMATO: 'Firmato',
  ANNULLATO: 'Annullato dalla scuola',
};
const kinds = { renewal: 'Rinnovo', restoration: 'Ripristino' };
const yesNo = { true: 'Sì', false: 'No' };

/** Texts of the list of orders. */
export const orders = {
  platformOrder: {
    name: 'Ordine |||| Ordini',
    title: 'Ordini',
    caption: 'Rinnovi e ripristini ordinati dalle scuole',
    search: 'Ricerca per scuola, prodotto, chi ha ordinato',
    one: 'Ordine %{name}',
    recordRepresentation: 'n. %{number} di %{school}',
    fields: {
      schoolName: 'Nome della scuola',
      school: 'Scuola',
      number: 'Ordine n.',
      kind: 'Tipo',
      services: 'Di servizi',
      state: 'Stato',
      products: 'Prodotti',
      fees: 'Canoni',
      due: 'Importo con IVA',
      mepa: 'Tramite MEPA',
      mepaError: 'Che cosa non corrisponde',
      toBePaid: 'In attesa del bonifico',
      createdAt: 'Ordinato il',
      createdName: 'Ordinato da',
    },
    values: { state: states, kind: kinds, services: yesNo, mepa: yesNo, toBePaid: yesNo },
    filters: {
      state: { label: 'Stato', values: states },
      kind: { label: 'Tipo', values: kinds },
      school: { label: 'Scuola' },
    },
    actions: {
      arrived: { label: 'Arrivato da MEPA', row: 'Arrivato da MEPA: %{name}', confirm: 'Arrivato da MEPA' },
      accept: { label: 'Accetta', row: 'Accetta: %{name}', confirm: 'Accetta l’ordine' },
      paid: { label: 'Bonifico arrivato', row: 'Bonifico arrivato: %{name}', confirm: 'Bonifico arrivato' },
    },
  },
  orderArrival: {
    fields: { articles: 'Articoli arrivati da MEPA' },
    help: {
      articles: 'I codici, separati da virgola. Se non sono quelli ordinati, la scuola viene avvisata',
    },
  },
};
