export const fileUnavailable = 'Il file originale non è momentaneamente disponibile.';
export const documentIsNoLonger = 'Il documento non è più da firmare. Ricaricare la pagina.';
