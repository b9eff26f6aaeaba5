export const required = 'Telefono obbligatorio';
export const telephoneMayHaveDigits = 'Il telefono può avere solo cifre e il segno +';
export const demoKeepsPassword =
  'Questa è una utenza dimostrativa, usata da più persone: la password non può essere cambiata.';
export const confirmEmailFirst =
  'L’indirizzo e-mail non è ancora confermato: è stato inviato di nuovo il collegamento per confermarlo. Dopo averlo aperto si può chiedere una nuova password.';
export const currentPasswordRequired = 'Password Attuale obbligatoria';
export const newPasswordCannotBeSame = 'La nuova password non può essere uguale a quella attuale';
export const passwordEnteredIsNotSame = 'La password inserita non è uguale';
export const wrongPassword = 'La password attuale non è corretta';
export const noPasskeyToConfirm = 'Non ci sono passkey con cui confermare: usare la password.';
export const passkeyNotConfirmed = 'La passkey non è stata accettata. Riprovare, oppure usare la password.';
export const wrongCode = 'Codice non valido. Usare quello che l’app mostra adesso.';
export const credentialsAreNotSent =
  "All'utenza supervisor della scuola le credenziali non si inviano da qui";
export const accountDisabled = "L'utenza è disabilitata: prima va attivata";
export const deactivated = 'disattivato |||| disattivati';
export const userHasSigned =
  'L’utente è già entrato: se ha dimenticato la password può chiederne una nuova dalla pagina di accesso';
export const signedIn = 'già entrato |||| già entrati';
export const fileMayHaveLetters = 'Un file può avere al massimo {count} lettere: prepararne più di uno';
export const otpLinkExpired = 'Utente non autorizzato!';
export const otpCodeWrong =
  'Il codice non è corretto o è scaduto: inserire quello che l’app mostra adesso. Se non è accettato, controllare che sul telefono data e ora siano impostate in automatico.';
export const codeRequired = 'Codice obbligatorio';
export const noOtpInThisSchool = 'La scuola non ha attivato l’accesso con codice OTP';
export const lastMethodStays =
  'È l’unica app collegata e il codice è richiesto a ogni accesso: prima di rimuoverla va collegata un’altra app.';
export const noAppYet = 'I codici di recupero si creano dopo aver collegato un’app.';
export const yourOwnAuthenticatorApps =
  'Le proprie app di autenticazione si collegano e si rimuovono in Autorizzazioni e attività';
export const yourOwnAccount = 'la propria utenza |||| proprie utenze';
export const accountIsNotAsked = 'A questa utenza il codice OTP non è richiesto';
export const withoutOtpCode = 'senza codice OTP |||| senza codice OTP';
export const demoKeepsProfile =
  'Questa è una utenza dimostrativa, usata da più persone: i dati non possono essere modificati.';
export const changedBySupervisor = 'Il dato può essere modificato solo dal supervisor della scuola';
export const accountIsForDemonstration =
  'Questa è una utenza dimostrativa, usata da più persone: non è possibile aggiungere passkey.';
export const addingPasskeyNeedsPassword =
  'Per aggiungere una passkey serve la password dell’utenza, che non è ancora stata scelta: all’accesso va usato "Password dimenticata?".';
export const tooManyPasskeys =
  'Le passkey possono essere al massimo {count}: prima va rimossa una di quelle che non si usano più.';
export const itIsOnlyWay = 'È l’unico modo per accedere: prima di rimuoverla va scelta una password.';
export const itIsOnlySecondFactor =
  'È l’unico secondo fattore e la scuola ne chiede uno a ogni accesso: prima di rimuoverla va collegata un’app di autenticazione.';
export const passkeyNotTaken =
  'La passkey non è stata accettata: la richiesta è scaduta oppure è già stata usata. Ripetere l’operazione.';
export const passkeyThereAlready =
  'Questa passkey è già stata aggiunta: si può usare per accedere, oppure se ne può aggiungere una di un altro dispositivo.';
export const linkExpired =
  "Il link di reset è scaduto o è già stato utilizzato. La validità è di 90 minuti dall'emissione. Si prega di ripetere la procedura di Reset Password se necessario.";
export const firstAccessExpired =
  'Il collegamento per il primo accesso è scaduto. Per averne uno nuovo occorre rivolgersi alla segreteria della scuola, che può preparare la lettera di primo accesso.';
export const easilyGuessed =
  'Questa password è facile da indovinare: è tra le più usate, oppure contiene il nome, il codice fiscale o altri dati della persona o della scuola. Occorre sceglierne un’altra, ad esempio tre parole a caso con un numero.';
export const atLeastOneCapitalLetter = 'Almeno un carattere maiuscolo';
export const atLeastOneDigit = 'Almeno un numero';
export const oneSpecialCharacter = 'Almeno un carattere speciale tra questi: {characters}';
export const passwordAllowsNoBlanks = 'La Password non consente spazi';
export const emailMustBeValid = 'E-mail deve essere valida';
export const emailMayHaveCharacters = "L'e-mail può avere al massimo {count} caratteri";
export const newPasswordRequired = 'Nuova Password obbligatoria';
export const confirmationOfPasswordRequired = 'Conferma Password obbligatoria';
