export const noneSelected = 'Selezionare una o più checkbox';
export const nameRequired = 'Nome obbligatorio';
export const passwordRequired = 'Password obbligatoria';
export const atLeastCharacters = 'Almeno {count} caratteri';
export const emailRequired = 'E-mail obbligatoria';
export const requiredInCapitals = 'Campo Obbligatorio';
export const surnameRequired = 'Cognome obbligatorio';
export const invalidEmail = 'E-mail non valida';
export const required = 'Campo obbligatorio';
export const taxCodeRequired = 'Codice fiscale obbligatorio';
export const invalidTaxCode = 'Codice fiscale non valido';
export const nameTooLong = 'Il nome non può essere maggiore di {count} caratteri';
export const invalidName = 'Nome non valido';
export const invalidSurname = 'Cognome non valido';
export const tooMuchTogether =
  'I file nuovi sono troppo grandi per un solo salvataggio: salvarne una parte, al massimo {size}, e aggiungere poi gli altri';
export const tooManyElements = 'Si possono scegliere al massimo {count} elementi per volta';
export const tooManyPeople = 'Si possono scegliere al massimo {count} persone per volta';
export const tooManyUsers = 'Si possono scegliere al massimo {count} utenti per volta';
export const amount = 'Scrivere un importo in euro, come 16,50: al massimo due cifre dopo la virgola';
export const fileType = 'Il file non è di un tipo previsto: scegliere un file {types:or}';
export const invalid = 'Campo non valido';
export const fewFiles = 'File da allegare, almeno: {min}';
export const min = 'Il minimo è {limit}';
export const fileTooLarge = 'Il file è troppo grande: può essere al massimo di {size}';
export const manyFiles = 'Si possono allegare al massimo {max} file';
export const max = 'Il massimo è {limit}';
export const decimals = 'Sono ammesse al massimo {limit} cifre dopo la virgola';
export const unexpected = 'Campo non previsto';
export const markupTooLong = 'Il testo è troppo lungo: ridurlo, oppure togliere la formattazione';
export const notAsked = 'Campo non previsto con questi dati';
export const emailCharacters =
  "L'e-mail contiene caratteri invisibili o di un altro alfabeto: scriverla di nuovo";
export const fileNameMissing = 'Il file non ha un nome: rinominarlo e sceglierlo di nuovo.';
export const fileNameSlashes = 'Il nome del file non può contenere barre: rinominarlo e sceglierlo di nuovo.';
export const fileNameTooLong = 'Il nome del file è troppo lungo: rinominarlo e sceglierlo di nuovo.';
export const fileNameOfDevice =
  'Windows usa questo nome per un dispositivo: rinominare il file e sceglierlo di nuovo.';
export const markup =
  'Il testo contiene un codice non ammesso: sono ammessi solo {tags}, senza attributi, e i collegamenti a indirizzi https. Per il segno minore scrivere &lt;';
export const surnameDecoded =
  'Il cognome "{written}" sembra letto con la codifica sbagliata: forse è "{meant}"';
export const nameDecoded = 'Il nome "{written}" sembra letto con la codifica sbagliata: forse è "{meant}"';
export const controlCharacters =
  'Il testo contiene caratteri di controllo, che non si vedono e non si possono salvare: riscriverlo a mano';
export const elevenDigits =
  'Questo codice fiscale ha 11 cifre: è provvisorio, oppure è una partita IVA. Serve quello definitivo della persona, di 16 caratteri';
export const taxCodeOfOtherSurname = 'Il codice fiscale non corrisponde al cognome: controllare i dati';
export const taxCodeOfOtherName = 'Il codice fiscale non corrisponde al nome: controllare i dati';
export const taxCodeOfOtherDay = 'Il codice fiscale non corrisponde alla data di nascita: controllare i dati';
export const wrongCharacter =
  "L'ultima lettera del codice fiscale non corrisponde alle altre: controllare di averlo scritto bene";
export const noDownload = 'Download non disponibile';
export const day = 'Inserire la data nel formato DD/MM/YYYY';
export const textTooShort = 'Servono almeno {min} caratteri';
export const textTooLong = 'Sono ammessi al massimo {max} caratteri';
export const choice = 'Scegliere uno dei valori proposti';
