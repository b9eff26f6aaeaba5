export const licence = 'Il documento della licenza non è ancora disponibile.';
export const codes = 'I codici di questo programma non sono ancora disponibili.';
export const updateCodes = 'I codici di aggiornamento di questo programma non sono ancora disponibili.';
export const contract = 'Il contratto di assistenza non è disponibile.';
export const noTextbooks = 'I libri di testo non sono disponibili.';
export const schoolDoesNotHaveProgram = 'La scuola non ha questo programma.';
