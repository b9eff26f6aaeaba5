export const mine = "L'utenza è già collegata a questo ArgoID.";
export const others = "L'utenza è già collegata a un altro ArgoID: va prima dissociata da quello.";
export const closed = "L'utenza è disabilitata, oppure la sua scuola è chiusa.";
export const unused =
  'Con questa utenza non è ancora stato fatto il primo accesso: farlo prima di collegarla.';
export const noTaxCode =
  'Nella scheda di questa utenza manca il codice fiscale: senza, non si può sapere se è della stessa persona. Lo scrive il supervisor nel proprio profilo, per gli altri la segreteria della scuola.';
export const otherPerson =
  "Il codice fiscale di questa utenza non è quello dell'ArgoID: a un ArgoID si collegano soltanto utenze della stessa persona. Se il codice è sbagliato lo corregge il supervisor nel proprio profilo, per gli altri la segreteria della scuola.";
export const supervisor =
  "L'utenza supervisor è della scuola, non di una persona: l'ArgoID si crea accedendo con la propria utenza. Poi l'utenza supervisor gli si collega con Collega account.";
export const staff = "L'ArgoID è riservato al personale della scuola: questa utenza è solo di un corsista.";
export const demo = 'Questa è una utenza dimostrativa, usata da più persone: non può avere un ArgoID.';
export const otherAccount = "Indicare l'utenza con cui è stato fatto l'accesso.";
export const oneAliasOnly = 'A questa utenza è già collegato un ArgoID: se ne può avere uno solo.';
export const changedMeanwhile = 'Il dato non è quello della scheda utente. Ricaricare la pagina e riprovare.';
export const readTheNotice = "Occorre prendere visione dell'informativa.";
export const lastAccount =
  "È l'unica utenza con cui l'ArgoID si può usare: dissociandola non vi si potrebbe più accedere. Collegare prima un'altra utenza, oppure eliminare l'ArgoID.";
export const onlyWayIn =
  "L'utenza non ha una password propria: senza l'ArgoID nessuno potrebbe accedervi. Scegliere prima una password per l'utenza, con «Password dimenticata?» nella pagina di accesso.";
export const passwordCannotBeShorter = 'Password non può essere minore di {count} caratteri';
export const invalidTelephoneNumber = 'Numero di telefono non valido';
export const userRequired = 'Utente obbligatorio';
export const accountHasNoPassword =
  "Utenze senza una password propria: {names}. Senza l'ArgoID nessuno potrebbe accedervi: scegliere prima una password per ciascuna, con «Password dimenticata?» nella pagina di accesso.";
