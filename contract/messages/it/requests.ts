export const leftToSchool = 'L’assistenza non può cambiare questo dato: occorre che lo faccia il supervisor.';
export const tooMany = 'Contiene troppi valori: inviarli in più volte';
