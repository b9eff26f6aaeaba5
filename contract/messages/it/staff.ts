export const invalidAddress = 'Indirizzo non valido';
export const year = 'L’anno ha quattro cifre, come 2027';
export const productCode = 'Da due a dieci lettere maiuscole o cifre';
export const productCodes = 'Codici di prodotti, separati da virgole';
export const invalidProvince = 'Provincia non valida (es. RM)';
