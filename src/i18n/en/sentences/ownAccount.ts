/** Refusals about one’s own account, its factors and its alias, by the Italian sentence. */
export const ownAccount: Readonly<Record<string, string>> = {
  'Questa è una utenza dimostrativa, usata da più persone: la password non può essere cambiata.':
    'This account is for demonstration and used by several people: its password cannot be changed.',
  'Questa è una utenza dimostrativa, usata da più persone: i dati non possono essere modificati.':
    'This account is for demonstration and used by several people: its data cannot be changed.',
  'Questa è una utenza dimostrativa, usata da più persone: non è possibile aggiungere passkey.':
    'This account is for demonstration and used by several people: no passkeys can be added.',
  'Questa è una utenza dimostrativa, usata da più persone: non può avere un ArgoID.':
    'This account is for demonstration and used by several people: it cannot have an ArgoID.',
  'L’indirizzo e-mail non è ancora confermato: è stato inviato di nuovo il collegamento per confermarlo. Dopo averlo aperto si può chiedere una nuova password.':
    'The e-mail address is not confirmed yet: the link to confirm it was sent again. Once it was opened, a new password can be asked for.',
  "Occorre prendere visione dell'informativa.": 'The notice has to be read first.',
  "L'utenza è già collegata a questo ArgoID.": 'The account is linked to this ArgoID already.',
  'Utente non autorizzato!': 'User not authorised!',
  'Fa parte del portale e non può essere rimossa.': 'It belongs to the portal and cannot be removed.',
  "L'utenza è già collegata a un altro ArgoID: va prima dissociata da quello.":
    'The account is linked to another ArgoID already: it has to be unlinked from that first.',
  "L'utenza è disabilitata, oppure la sua scuola è chiusa.":
    'The account is disabled, or its school is closed.',
  'Con questa utenza non è ancora stato fatto il primo accesso: accedere prima con essa.':
    'Nobody has signed in with this account yet: sign in with it first.',
  'Nella scheda di questa utenza manca il codice fiscale: senza, non si può sapere se è della stessa persona. Lo scrive il supervisor nel proprio profilo, per gli altri la segreteria della scuola.':
    'This account has no tax code: without it nobody can know whether it is the same person’s. The supervisor enters it in the own profile, for others the school’s office does.',
  "Il codice fiscale di questa utenza non è quello dell'ArgoID: a un ArgoID si collegano soltanto utenze della stessa persona. Se il codice è sbagliato lo corregge il supervisor nel proprio profilo, per gli altri la segreteria della scuola.":
    'The tax code of this account is not that of the ArgoID: only accounts of the same person are linked to an ArgoID. If the code is wrong, the supervisor corrects it in the own profile, for others the school’s office does.',
  "L'utenza supervisor è della scuola, non di una persona: l'ArgoID si crea accedendo con la propria utenza. Poi l'utenza supervisor gli si collega con Collega account.":
    'The supervisor account is the school’s, not a person’s: the ArgoID is created by signing in with one’s own account. The supervisor account is linked to it afterwards.',
  "L'ArgoID è riservato al personale della scuola: questa utenza è solo di un corsista.":
    'The ArgoID is for the staff of the school: this account is a course participant’s only.',
  "Indicare l'utenza con cui è stato fatto l'accesso.": 'Give the account that was signed in with.',
  'A questa utenza è già collegato un ArgoID: se ne può avere uno solo.':
    'An ArgoID is linked to this account already: there can be only one.',
  'Il dato non è quello della scheda utente. Ricaricare la pagina e riprovare.':
    'This is not what the user’s page has. Reload the page and try again.',
  "È l'unica utenza con cui l'ArgoID si può usare: dissociandola non vi si potrebbe più accedere. Collegare prima un'altra utenza, oppure eliminare l'ArgoID.":
    'It is the only account that the ArgoID can be used with: unlinked, nobody could sign in to it any more. Link another account first, or delete the ArgoID.',
  "L'utenza non ha una password propria: senza l'ArgoID nessuno potrebbe accedervi. Scegliere prima una password per l'utenza, con «Password dimenticata?» nella pagina di accesso.":
    'The account has no password of its own: without the ArgoID nobody could sign in to it. Choose a password for it first, by “Password dimenticata?” on the sign-in page.',
  'Non ci sono passkey con cui confermare: usare la password.':
    'There are no passkeys to confirm with: use the password.',
  'La passkey non è stata accettata. Riprovare, oppure usare la password.':
    'The passkey was not accepted. Try again, or use the password.',
  'È l’unica app collegata e il codice è richiesto a ogni accesso: prima di rimuoverla va collegata un’altra app.':
    'It is the only app linked, and the code is asked for at every sign-in: link another app before removing it.',
  'I codici di recupero si creano dopo aver collegato un’app.':
    'Recovery codes are made once an app has been linked.',
  'Per aggiungere una passkey serve la password dell’utenza, che non è ancora stata scelta: all’accesso va usato "Password dimenticata?".':
    'Adding a passkey needs the password of the account, which was not chosen yet: use “Password dimenticata?” when signing in.',
  'È l’unico modo per accedere: prima di rimuoverla va scelta una password.':
    'It is the only way to sign in: choose a password before removing it.',
  'È l’unico secondo fattore e la scuola ne chiede uno a ogni accesso: prima di rimuoverla va collegata un’app di autenticazione.':
    'It is the only second factor, and the school asks for one at every sign-in: link an authenticator app before removing it.',
  'La passkey non è stata accettata: la richiesta è scaduta oppure è già stata usata. Ripetere l’operazione.':
    'The passkey was not accepted: the request has expired or was used already. Begin again.',
  'Questa passkey è già stata aggiunta: si può usare per accedere, oppure se ne può aggiungere una di un altro dispositivo.':
    'This passkey was added already: it can be used to sign in, or one of another device can be added.',
  'Le passkey possono essere al massimo {}: prima va rimossa una di quelle che non si usano più.':
    'There can be at most {} passkeys: remove one that is no longer used first.',
  "Il link di reset è scaduto o è già stato utilizzato. La validità è di 90 minuti dall'emissione. Si prega di ripetere la procedura di Reset Password se necessario.":
    'The reset link has expired or was used already. It is valid for 90 minutes. Please ask for a new password again if needed.',
  'Il collegamento per il primo accesso è scaduto. Per averne uno nuovo occorre rivolgersi alla segreteria della scuola, che può preparare la lettera di primo accesso.':
    'The link to the first access has expired. To have a new one, ask the office of the school, which can make the letter of first access.',
  'Questa password è facile da indovinare: è tra le più usate, oppure contiene il nome, il codice fiscale o altri dati della persona o della scuola. Occorre sceglierne un’altra, ad esempio tre parole a caso con un numero.':
    'This password is easy to guess: it is among the most used, or it holds the name, the tax code or other data of the person or the school. Choose another one, such as three random words and a number.',
  'Nessuna opzione selezionabile. La scuola accorpante potrebbe non essere ancora nei nostri sistemi.':
    'Nothing to choose from. The receiving school may not be in our systems yet.',
  'Il campo OTP è un codice di {} cifre': 'The OTP code has {} digits',
  "Scegliere persone dell'anno di servizio {}.": 'Choose people of the service year {}.',
};
