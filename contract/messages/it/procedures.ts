export const elsewhere = 'La procedura è arrivata a un altro passo: la pagina mostra quello attuale.';
export const otherHead =
  'Il dirigente scolastico non è quello indicato nella gestione utenti: controllare il passo “DS responsabile”.';
export const genericHead =
  'L’utenza indicata come dirigente scolastico non è di una persona: indicarne un’altra nella gestione utenti.';
export const noReceipt = 'La ricevuta si ottiene quando la procedura è conclusa.';
