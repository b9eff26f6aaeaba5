/** Errors of inputs, by the Italian sentence of the contract. `{}` is a number. */
export const inputs: Readonly<Record<string, string>> = {
  'Scrivere l’indirizzo per intero, per esempio https://esempio.it/notifiche':
    'Write the whole address, for example https://example.org/notifications',
  'Scegliere almeno un evento': 'Choose at least one event',
  'Il testo è troppo lungo: ridurlo, oppure togliere la formattazione':
    'The text is too long: shorten it, or remove the formatting',
  'Almeno {} caratteri': 'At least {} characters',
  'Almeno un carattere maiuscolo': 'At least one capital letter',
  "Almeno un carattere speciale tra questi: %&'()*+,-./:;<=>?@":
    "At least one special character of these: %&'()*+,-./:;<=>?@",
  'Almeno un numero': 'At least one digit',
  'CAP non valido (es. 00199)': 'Invalid postcode (e.g. 00199)',
  'CAP obbligatorio': 'Postcode required',
  'Campo Obbligatorio': 'Required field',
  'Campo obbligatorio': 'Required field',
  'Password non può essere minore di {} caratteri': 'The password cannot be shorter than {} characters',
  'Numero di telefono non valido': 'Invalid telephone number',
  'campo obbligatorio': 'required field',
  'La lunghezza deve essere di {} caratteri': 'The length must be {} characters',
  'Il campo accetta solo CIG  nel formato valido': 'The field takes a CIG in its valid format only',
  'Codice OTP non valido (non sono ammessi caratteri)': 'Invalid OTP code (no letters are allowed)',
  'Codice fiscale non valido': 'Invalid tax code',
  'Questo codice fiscale ha 11 cifre: è provvisorio, oppure è una partita IVA. Serve quello definitivo della persona, di 16 caratteri':
    'This tax code has 11 digits: it is provisional, or the number of an enterprise. The final one of the person is needed, with 16 characters',
  'Codice fiscale obbligatorio': 'Tax code required',
  'Cognome non valido': 'Invalid surname',
  'Cognome obbligatorio': 'Surname required',
  'Conferma Password obbligatoria': 'Confirmation of the password required',
  'E-mail deve essere valida': 'The e-mail must be valid',
  'E-mail non valida': 'Invalid e-mail',
  'E-mail obbligatoria': 'E-mail required',
  'Il cognome non può essere maggiore di {} caratteri': 'The surname cannot be longer than {} characters',
  'Il motivo non può superare {} caratteri': 'The reason cannot be longer than {} characters',
  'Il nome dell’elenco non può superare {} caratteri':
    'The name of the view cannot be longer than {} characters',
  'Il nome non può essere maggiore di {} caratteri': 'The name cannot be longer than {} characters',
  'Il nome utente non può contenere lettere accentate': 'The user name may have no accented letters',
  'Il nome utente può contenere solo lettere, cifre, punti, trattini e apostrofi':
    'The user name may have letters, digits, dots, hyphens and apostrophes only',
  'La data dell’ordine non può essere nel futuro': 'The date of the order cannot be in the future',
  'L’anno ha quattro cifre, come 2027': 'The year has four digits, as 2027',
  'Da due a dieci lettere maiuscole o cifre': 'Two to ten capital letters or digits',
  'Codici di prodotti, separati da virgole': 'Codes of products, commas between them',
  'Il telefono può avere solo cifre e il segno +': 'The telephone may have digits and the sign + only',
  'Il testo contiene un codice non ammesso: sono ammessi solo p, br, strong, em, b, i, ul, ol, li, h3, h4, a, senza attributi, e i collegamenti a indirizzi https. Per il segno minore scrivere &lt;':
    'The text has code that is not allowed: only p, br, strong, em, b, i, ul, ol, li, h3, h4, a, without attributes, and links to https addresses. For the less-than sign write &lt;',
  'Indicare la nuova scadenza': 'Enter the new expiry',
  'Indicare la versione rilasciata con l’aggiornamento': 'Enter the version that the update releases',
  'Indicare l’applicazione a cui si riferisce l’aggiornamento':
    'Enter the application that the update is about',
  'Indirizzo non valido': 'Invalid address',
  'Indirizzo non valido (es. www.scuola.edu.it)': 'Invalid address (e.g. www.scuola.edu.it)',
  "L'e-mail contiene caratteri invisibili o di un altro alfabeto: scriverla di nuovo":
    'The e-mail has characters that are invisible or of another alphabet: type it again',
  "L'e-mail può avere al massimo {} caratteri": 'The e-mail may have {} characters at most',
  "L'indirizzo deve iniziare con https://": 'The address must begin with https://',
  'La Password non consente spazi': 'The password allows no blanks',
  'La data di nascita deve venire prima di oggi': 'The date of birth must be before today',
  'La nuova password non può essere uguale a quella attuale':
    'The new password cannot be the same as the current one',
  'La nuova scadenza deve essere successiva a oggi': 'The new expiry must be after today',
  'La password inserita non è uguale': 'The password entered is not the same',
  "La scadenza non può venire prima dell'inizio": 'The expiry cannot be before the start',
  'La scadenza non può venire prima della data di nascita': 'The expiry cannot be before the date of birth',
  "La scadenza è già passata: l'utenza non potrebbe accedere":
    'The expiry has passed: the account could not sign in',
  'Nessun ruolo selezionato!': 'No role selected!',
  'Nome non valido': 'Invalid name',
  'Nome obbligatorio': 'Name required',
  'Codice obbligatorio': 'Code required',
  'Il codice non è corretto o è scaduto: inserire quello che l’app mostra adesso. Se non è accettato, controllare che sul telefono data e ora siano impostate in automatico.':
    'The code is wrong or too old: type the one that the app shows now. If it is not accepted, check that the phone sets date and time by itself.',
  'Non è possibile inserire spazi vuoti': 'Blanks alone cannot be entered',
  'Numero non valido: sono ammesse cifre e spazi': 'Invalid number: digits and blanks are allowed',
  'Nuova Password obbligatoria': 'New password required',
  'Password Attuale obbligatoria': 'Current password required',
  'Password obbligatoria': 'Password required',
  'Provincia non valida (es. RM)': 'Invalid province (e.g. RM)',
  "Scegliere l'applicazione di cui esportare i dati.": 'Choose the application whose data are exported.',
  'Questo dato non è visibile a chi scrive: non si può cambiare':
    'This is not shown to whoever writes here, who cannot change it',
  'Scegliere un utente': 'Choose a user',
  'Si ordinano a mano al massimo {} elementi': 'At most {} items are ordered by hand',
  "L'ordine deve avere tutti gli elementi dell'elenco, ciascuno una volta sola":
    'The order must have all items of the list, each of them once',
  'Scrivere un importo in euro, come 16,50: al massimo due cifre dopo la virgola':
    'Enter an amount in euros, as 16,50: at most two digits after the comma',
  'Scrivere il nome dell’elenco': 'Enter the name of the view',
  'Selezionare una o più checkbox': 'Tick one or more checkboxes',
  'Si possono scegliere al massimo {} elementi per volta': 'At most {} items can be chosen at a time',
  'Si possono scegliere al massimo {} persone per volta': 'At most {} people can be chosen at a time',
  'Si possono scegliere al massimo {} utenti per volta': 'At most {} users can be chosen at a time',
  'Si possono scegliere uno per uno al massimo {} elementi: usare un filtro':
    'At most {} items can be chosen one by one: use a filter',
  'Telefono obbligatorio': 'Telephone required',
  'Un file può avere al massimo {} lettere: prepararne più di uno':
    'A file may have {} letters at most: prepare more than one',
  'Utente deve essere maggiore di {} caratteri': 'The user must be longer than {} characters',
  'Utente non deve iniziare con supervisor': 'The user must not begin with supervisor',
  'Utente obbligatorio': 'User required',
};
