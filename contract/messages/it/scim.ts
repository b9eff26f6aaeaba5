export const enterNameOfSystem = 'Indicare il nome del sistema';
export const nameTooShort = 'Il nome deve avere almeno 2 caratteri';
export const nameCanContainLettersDigits =
  'Il nome può contenere solo lettere, cifre, spazi, punti e trattini';
export const schoolCanHaveSynchronisations =
  'Una scuola può avere al massimo {count} sincronizzazioni: eliminarne una che non serve più.';
export const nameIsUsedAlready = 'Il nome è già usato';
export const synchronisationIsActiveAlready = 'La sincronizzazione è già attiva.';
export const filterIsNotValid = 'Il filtro non è valido: {filter}';
export const mustBeText = '{name} deve essere un testo';
export const mustBeNumber = '{name} deve essere un numero';
export const patchNeedsSchemaAndOperations = 'Una PATCH richiede lo schema {schema} e Operations';
export const operationCount = 'Operations deve avere da 1 a {count} elementi';
export const groupExistsAlready = 'Il gruppo {name} esiste già';
export const groupsNotCreated =
  'I gruppi sono i ruoli delle applicazioni della scuola: non se ne possono creare altri. Usare il nome di uno di quelli elencati in /Groups.';
export const pathIsNotSupported = 'Percorso non previsto per un gruppo: {path}';
export const userDoesNotExist = 'L’utente {uid} non esiste';
export const groupsNotDeleted = 'I gruppi sono i ruoli delle applicazioni: non si possono eliminare.';
export const tokenIsMissing = 'Il token manca, o non è più valido.';
export const forOthersActiveSet = '{sentence}. Per le altre: active uguale a false.';
export const userChanged = 'L’utente è cambiato nel frattempo: leggerlo di nuovo.';
export const filterIsTooLong = 'Il filtro è troppo lungo';
export const pathOfOperation = 'Il percorso di un’operazione deve essere un testo';
export const removeNeedsPath = 'Per remove occorre indicare il percorso';
export const withoutPathValue = 'Senza percorso, il valore deve essere un oggetto';
export const bodyMustBeJsonObject = 'Il corpo deve essere un oggetto JSON';
export const bodyOfRequest = 'Il corpo della richiesta non è JSON leggibile';
export const nameOfGroup = 'Il nome di un gruppo non si può cambiare';
export const externalId = 'externalId deve essere un testo di al massimo 255 caratteri';
export const userNameCannotBeChanged = 'Il nome utente non si può cambiare';
export const accountIsLinkedToAlready = 'Questa utenza è già collegata a {linked}';
