export const reasonCannotBeLonger = 'Il motivo non può superare {count} caratteri';
export const dataLawProtects =
  'I dati che la legge protegge di più non si possono esportare: togliere le colonne che li contengono';
export const writeWhyItIsExported = "Scrivere il motivo dell'esportazione, di almeno {count} caratteri";
