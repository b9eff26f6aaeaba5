export const fileIsEmpty = 'Il file è vuoto: non c’è nulla da caricare.';
export const fileIsTooLargeFiles = 'Il file è troppo grande: si possono caricare file fino a 500 GB.';
export const damaged =
  'Alcune parti del file non sono arrivate integre e vanno inviate di nuovo. Riprendere il caricamento.';
export const changed =
  'Il file è cambiato durante il caricamento: quello arrivato non è uguale a quello scelto. Annullare il caricamento e iniziarne un altro.';
export const tooManyOpen =
  'Ci sono già {open} caricamenti non conclusi: concluderli o annullarli prima di iniziarne un altro.';
export const tooLittle =
  'Lo spazio della scuola per i file è di {limit}: restano {left} e il file è di {size}. Eliminare i file che non servono più oppure rivolgersi all’assistenza.';
export const notYetFree =
  'Lo spazio dei file eliminati o sostituiti si libera entro un giorno: riprovare domani oppure rivolgersi all’assistenza.';
export const otherSize =
  'È già iniziato il caricamento di un file con questo nome, ma di un’altra dimensione. Scegliere lo stesso file, oppure annullare quel caricamento e iniziarne un altro.';
export const done = 'Il file è già stato caricato per intero.';
export const fileHasNoSuchPart = 'Il file non ha questa parte.';
