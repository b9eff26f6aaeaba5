import { notForRole } from './staff.it';

const kinds = { contract: 'Assistenza', service: 'Servizio' };
const year = 'Anno';
const product = 'Codice';
const yearHelp = 'Quello in cui comincia il periodo ordinato, come 2027';
const deletion = {
  label: 'Togli',
  row: 'Togli: %{name}',
  confirm: 'Togli',
};

/** Texts of price lists, their conditions, and agreed fees. */
export const prices = {
  platformPrice: {
    name: 'Prodotto del listino |||| Prodotti del listino',
    title: 'Listino',
    caption: 'Prodotti del listino, con i canoni annui prima dell’IVA',
    search: 'Ricerca per codice, nome',
    one: '%{name}',
    recordRepresentation: '%{name}, listino %{year}',
    create: 'Nuovo prodotto',
    created: 'Prodotto aggiunto al listino',
    tabs: { fees: 'Canoni', links: 'Legami' },
    help: {
      year: yearHelp,
      requires: 'I codici, separati da virgole',
      reason: 'La frase che la scuola legge quando un prodotto si aggiunge o si toglie da sé',
      kept: 'Quando la scuola deseleziona tutto',
      secondBand: 'Di un servizio il canone è uguale in tutte le fasce',
    },
    locked: { notAllowed: notForRole },
    fields: {
      year,
      product,
      name: 'Nome',
      kind: 'Tipo',
      firstBand: 'Canone della prima fascia',
      secondBand: 'Canone della seconda fascia',
      thirdBand: 'Canone della terza fascia',
      fourthBand: 'Canone della quarta fascia',
      privateFee: 'Canone dei privati',
      accessoryOf: 'Accessorio gratuito di',
      requires: 'Si ordina insieme a',
      reason: 'Motivo del legame',
      kept: 'Resta scelto',
    },
    values: { kind: kinds, kept: { true: 'Sì', false: 'No' } },
    filters: { kind: { label: 'Tipo', values: kinds }, year: { label: year } },
    actions: { delete: deletion },
  },
  platformPriceYear: {
    name: 'Anno di listino |||| Anni di listino',
    title: 'Condizioni di listino',
    caption: 'Fasce di alunni e conto per i bonifici, anno per anno',
    search: 'Ricerca per anno, beneficiario',
    one: 'Condizioni del %{name}',
    create: 'Nuovo anno',
    created: 'Anno creato, con i prodotti in vigore: i canoni si cambiano nella pagina Listino',
    help: {
      year: yearHelp,
      firstLimit: 'La prima fascia arriva fino a questo numero di alunni',
      thirdLimit: 'La quarta fascia comincia dopo',
      iban: 'Gli spazi non contano',
    },
    locked: { notAllowed: notForRole },
    fields: {
      year,
      firstLimit: 'Prima fascia fino a',
      secondLimit: 'Seconda fascia fino a',
      thirdLimit: 'Terza fascia fino a',
      beneficiary: 'Beneficiario',
      iban: 'IBAN',
      bank: 'Banca',
      version: 'Versione',
      changedAt: 'Modificato il',
      changedBy: 'Modificato da',
    },
    values: {},
  },
  platformAgreedFee: {
    name: 'Canone concordato |||| Canoni concordati',
    title: 'Canoni concordati',
    caption: 'Canoni concordati con le scuole, al posto di quelli del listino',
    search: 'Ricerca per scuola, codice, motivo',
    one: 'Canone concordato %{name}',
    recordRepresentation: '%{product} di %{school}, %{year}',
    create: 'Nuovo canone concordato',
    created: 'Canone concordato scritto',
    help: {
      school: 'Codice cliente, come SG10001',
      year: yearHelp,
      fee: 'All’anno, prima dell’IVA',
    },
    locked: { notAllowed: notForRole },
    fields: {
      schoolName: 'Nome della scuola',
      school: 'Scuola',
      year,
      product,
      fee: 'Canone',
      reason: 'Motivo',
    },
    values: {},
    filters: { school: { label: 'Scuola' }, year: { label: year } },
    actions: { delete: deletion },
  },
};

/** Texts of the page that reads a price list from a file. */
export const priceFile = {
  title: 'Listino da file',
  about:
    'Il file contiene tutto il listino di un anno: i prodotti che mancano vengono tolti. Prima la pagina mostra che cosa cambia, e per quante scuole; gli ordini già inviati non cambiano.',
  year: 'Anno del listino',
  noYears: 'Nessun anno ha un listino: crearne uno nella pagina Condizioni di listino.',
  save: 'Salva il listino',
  choose: 'Scegli il file',
  drop: 'oppure trascinarlo qui: CSV o Excel, con le colonne del listino salvato',
  reading: 'Lettura in corso...',
  problems: 'Righe da correggere',
  problemsAbout: 'Finora non è cambiato nulla: correggere il file e sceglierlo di nuovo.',
  same: 'Il file corrisponde al listino: non c’è nulla da cambiare.',
  checked: 'Il file è in ordine. Finora non è cambiato nulla.',
  changes: 'Che cosa cambia',
  change: { added: 'Aggiunto', changed: 'Cambiato: %{fields}', removed: 'Tolto: non si può più ordinare' },
  head: {
    row: 'Riga',
    column: 'Colonna',
    problem: 'Che cosa correggere',
    product: 'Prodotto',
    change: 'Cambiamento',
    schools: 'Scuole che lo ordinano ora a listino',
  },
  run: 'Scrivi il listino %{year}',
  leave: 'Annulla',
  done: 'Il listino %{year} è stato scritto.',
};
