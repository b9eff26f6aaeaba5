export const empty = 'Il file è vuoto.';
export const emptyNext = 'Salvare di nuovo il documento e caricare il nuovo file.';
export const notPdf = 'Il file non è un PDF.';
export const notPdfNext = 'Salvare il documento in formato PDF e caricare il nuovo file.';
export const broken = 'Il PDF è danneggiato e non si può aprire.';
export const brokenNext = 'Creare di nuovo il PDF e caricare il nuovo file.';
export const password = 'Il PDF è protetto da una password.';
export const passwordNext = 'Salvare il documento senza password e caricare il nuovo file.';
export const noPages = 'Il PDF non ha pagine.';
export const pdfIsDynamicFormXfa =
  'Il PDF è un modulo dinamico (XFA): il suo contenuto non sta nelle pagine e si vede solo con alcuni programmi.';
export const xfaNext = 'Stampare il documento in un nuovo PDF e caricare quello.';
export const blank = 'Tutte le pagine del PDF sono bianche.';
export const blankNext = 'Controllare il documento, creare di nuovo il PDF e caricare il nuovo file.';
export const undrawn =
  'Una parte del PDF non si può mostrare: contiene elementi danneggiati o mancanti, per esempio un’immagine.';
export const tooComplex = 'Il PDF è troppo complesso per essere controllato.';
export const tooComplexNext = 'Salvare il documento con immagini meno pesanti e caricare il nuovo file.';
