/**
 * Sentences of the contract and the provider that contain names or days, by the Italian sentence with its names in
 * braces. The value of a placeholder is copied unchanged, except for `{sentence}`, which is translated itself, and for
 * `{all}` and `{any}`, lists that end with "e" and "o".
 */
export const named: Readonly<Record<string, string>> = {
  'I webhook possono essere al massimo {most}: eliminarne uno che non serve più.':
    'There can be {most} webhooks at most: delete one that is no longer needed.',
  'I sistemi collegati possono essere al massimo {most}: eliminarne uno che non serve più.':
    'There can be {most} connected systems at most: delete one that is no longer needed.',
  "L'utenza {uid} esiste già: è di {name}.": 'The account {uid} exists already: it is {name}’s.',
  "Ha effettuato l'accesso il {day}: l'utenza resta": 'Signed in on {day}: the account stays',
  "Il codice fiscale è già dell'utenza {uid}": 'The account {uid} has this tax code already',
  "Il codice fiscale è anche dell'utenza {uid} di {name} {surname}: con lo stesso codice nessuna delle due può entrare con SPID o CIE.":
    'The account {uid} of {name} {surname} has this tax code, too: with the same code neither of them can sign in with SPID or CIE.',
  "L'utenza {uid} ha già questo codice fiscale: associarla alla persona invece di importarla":
    'The account {uid} has this tax code already: link it to the person in place of importing them',
  "Nell'anagrafe {name} è già collegata all'utenza {uid}.":
    'In the registry {name} is linked to the account {uid} already.',
  'La condizione è troppo lunga: può avere al massimo {count} valori. Dividerla in più condizioni':
    'The condition is too long: it can have {count} values at most. Split it into several conditions',
  'Ci sono già {open} caricamenti non conclusi: concluderli o annullarli prima di iniziarne un altro.':
    'There are {open} unfinished uploads already: finish or cancel them before you begin another.',
  'Lo spazio della scuola per i file è di {limit}: restano {left} e il file è di {size}. Eliminare i file che non servono più oppure rivolgersi all’assistenza.':
    'The school’s space for files is {limit}: {left} are left and the file has {size}. Delete the files that are no longer needed, or contact support.',
  '{sentence} ({uid}). {sentence}': '{sentence} ({uid}). {sentence}',
  "Scegliere l'anno di servizio {any}.": 'Choose the service year {any}.',
  '{sentence} Firmato da {name}, atteso {expected}.':
    '{sentence} Signed by {name}, expected from {expected}.',
  'La scelta su {what} è già stata salvata da {by} il {when} (accettato): quella di {mine} non è stata salvata. Ricaricare la pagina.':
    '{by} answered {what} on {when} already (accepted): the answer of {mine} was not saved. Reload the page.',
  'La scelta su {what} è già stata salvata da {by} il {when} (rifiutato): quella di {mine} non è stata salvata. Ricaricare la pagina.':
    '{by} answered {what} on {when} already (refused): the answer of {mine} was not saved. Reload the page.',
  'La richiesta è già stata annullata da {name} il {at}.': '{name} cancelled the request on {at}.',
  'La richiesta è già stata eliminata da {name} il {at}.': '{name} deleted the request on {at}.',
  'Senza {product} non si possono ordinare i prodotti che ne dipendono.':
    'Without {product} the products that depend on it cannot be ordered.',
  '{product} si ordina insieme ai prodotti da cui dipende.':
    '{product} is ordered together with the products that it depends on.',
  '{product} è un accessorio gratuito di {other}.': '{product} is a free accessory of {other}.',
  'L’ordine è già stato inoltrato da {name} il {when}. {sentence}':
    'The order was sent already by {name} on {when}. {sentence}',
  '{sentence} ({names})': '{sentence} ({names})',
  "La scuola non ha la licenza dell'applicazione {code}.":
    'The school has no licence of the application {code}.',
  "È già stata fatta una richiesta il {day}. Se ne potrà fare un'altra dal {then}.":
    'A request was made already on {day}. Another can be made from {then}.',
  "L'opzione {role} non è compatibile con l'opzione {other}.":
    'The option {role} cannot be held with the option {other}.',
  "L'opzione {role} non è compatibile con le opzioni {all}.":
    'The option {role} cannot be held with the options {all}.',
  'La richiesta di firma inviata da {asker} è per {head}: solo {head} può aprirla, con il proprio accesso.':
    'The request to sign that {asker} sent is for {head}: only {head} can open it, with their own sign-in.',
  'La richiesta di firma inviata da {asker} è per {head}, che non è più il dirigente scolastico: {asker} deve inviarne una nuova.':
    'The request to sign that {asker} sent is for {head}, who is no longer the head of the school: {asker} has to send a new one.',
  'La richiesta di firma inviata da {asker} a {head} è scaduta: {asker} può inviarne una nuova.':
    'The request to sign that {asker} sent to {head} has expired: {asker} can send a new one.',
  'La richiesta di firma inviata da {asker} a {head} è stata annullata: {asker} può inviarne una nuova.':
    'The request to sign that {asker} sent to {head} was cancelled: {asker} can send a new one.',
  'Il documento è stato sostituito dopo la richiesta di firma inviata da {asker} a {head}: {asker} deve inviarne una nuova.':
    'The document was replaced after the request to sign that {asker} sent to {head}: {asker} has to send a new one.',
  'La richiesta di firma inviata da {asker} a {head} è già conclusa: non resta niente da firmare.':
    'The request to sign that {asker} sent to {head} is over: nothing is left to sign.',
  'Tra i documenti scelti da {asker} ce n’è uno che non è da firmare a cura di {head}: inviare la richiesta senza quel documento.':
    'One of the documents that {asker} chose is not for {head} to sign: send the request without that document.',
  'Per uno dei documenti c’è già una richiesta di firma inviata da {asker} a {head}: inviare un promemoria, o annullarla.':
    'For one of the documents there is a request to sign already, which {asker} sent to {head}: send a reminder, or cancel it.',
  'A {head} è già stato scritto da meno di un’ora: attendere prima di un altro promemoria.':
    'A mail was sent to {head} less than an hour ago: wait before another reminder.',
  'Chi firma è {head}, cioè chi sta chiedendo la firma: firmare direttamente i documenti.':
    'The one who signs is {head}, who is asking for the signature: sign the documents directly.',
  '{asker} non può inviare la richiesta a {head}, che non ha un indirizzo e-mail: inserirlo nella gestione utenti e riprovare.':
    '{asker} cannot send the request to {head}, who has no e-mail address: add it in the user management and try again.',
  "L'opzione {role} richiede l'opzione {other}.": 'The option {role} needs the option {other}.',
  "L'opzione {role} richiede una delle opzioni {any}.": 'The option {role} needs one of the options {any}.',
  "Solo il supervisor può assegnare o togliere l'opzione {role}.":
    'Only the supervisor can give or take the option {role}.',
  'La scuola non ha il ruolo {role} di {code}.': 'The school does not have the role {role} of {code}.',
  'Il cognome "{written}" sembra letto con la codifica sbagliata: forse è "{meant}"':
    'The surname "{written}" looks as if it was read in the wrong encoding: perhaps it is "{meant}"',
  'Il nome "{written}" sembra letto con la codifica sbagliata: forse è "{meant}"':
    'The name "{written}" looks as if it was read in the wrong encoding: perhaps it is "{meant}"',
  'Il codice fiscale non corrisponde al cognome: controllare i dati':
    'The tax code does not fit the surname: check both',
  'Il codice fiscale non corrisponde al nome: controllare i dati':
    'The tax code does not fit the name: check both',
  'Il codice fiscale non corrisponde alla data di nascita: controllare i dati':
    'The tax code does not fit the day of birth: check both',
  'Il file non è di un tipo previsto: scegliere un file {any}':
    'The file is of a type that was not expected: choose a file {any}',
  'I file nuovi sono troppo grandi per un solo salvataggio: salvarne una parte, al massimo {size}, e aggiungere poi gli altri':
    'The new files are too large to be saved at once: save some of them, at most {size}, and add the others then',
  'File da allegare, almeno: {min}': 'Files to attach, at least: {min}',
  'Si possono allegare al massimo {max} file': 'At most {max} files can be attached',
  'Il file è troppo grande: può essere al massimo di {size}':
    'The file is too large: it can have at most {size}',
  'Il minimo è {limit}': 'The least is {limit}',
  'Il massimo è {limit}': 'The most is {limit}',
  'Sono ammesse al massimo {limit} cifre dopo la virgola':
    'At most {limit} digits after the comma are allowed',
};
