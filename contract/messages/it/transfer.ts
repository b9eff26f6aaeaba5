export const sourceCode = 'Il codice ministeriale deve essere di 10 caratteri';
export const fourDigits = "L'anno deve essere di 4 cifre";
export const sameName = 'Errore: esiste già un allegato con lo stesso nome!';
export const elsewhere = 'La pratica è arrivata a un altro passo: ricaricare la pagina.';
export const otherSchool = 'La scuola indicata non è quella con cui si è entrati.';
export const otherYear = 'L’anno della pratica è quello corrente: ricaricare la pagina e riprovare.';
export const otherFiles = 'I file inviati non sono quelli caricati: ricaricare la pagina e riprovare.';
export const noDocument = 'Il documento non è disponibile.';
export const none = 'La pratica non esiste, oppure è stata eliminata.';
export const several = 'Per questo codice ci sono più pratiche: indicare anche l’area.';
export const signed = 'La pratica è già firmata: non si può più modificare.';
export const documentThere =
  'Il documento della pratica è già stato generato: per cambiare i file annullarlo e allegarli di nuovo.';
export const notThere = 'Il documento si firma dopo il caricamento dei file.';
export const there =
  'Esiste già una pratica per questo codice e quest’area: aprirla dallo storico delle pratiche, oppure indicare un altro codice o un’altra area.';
export const sameKey =
  'Codice e area identificano la pratica e non si possono modificare: annullare la pratica e iniziarne un’altra.';
export const noFiles = 'Allegare almeno un file.';
export const unfinished =
  'Il caricamento di alcuni file non è concluso: scegliere di nuovo gli stessi file per riprenderlo, oppure eliminarli.';
export const notesCanHaveCharacters = 'Le note possono avere al massimo {count} caratteri';
