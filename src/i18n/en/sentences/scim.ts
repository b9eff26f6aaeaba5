/** Sentences about the synchronisation of users through SCIM. */
export const scim: Readonly<Record<string, string>> = {
  'Indicare il nome del sistema': 'Enter the name of the system',
  'Il nome deve avere almeno 2 caratteri': 'The name must have 2 characters at least',
  'Il nome può contenere solo lettere, cifre, spazi, punti e trattini':
    'The name can contain letters, digits, spaces, dots and hyphens only',
  'Il nome è già usato': 'The name is used already',
  'La sincronizzazione è già attiva.': 'The synchronisation is active already.',
  'I gruppi sono i ruoli delle applicazioni della scuola: non se ne possono creare altri. Usare il nome di uno di quelli elencati in /Groups.':
    'Groups are the roles of the school’s applications: no others can be created. Use the name of one that /Groups lists.',
  'I gruppi sono i ruoli delle applicazioni: non si possono eliminare.':
    'Groups are the roles of the applications: they cannot be deleted.',
  'Il token manca, o non è più valido.': 'The token is missing, or no longer valid.',
  'L’utente è cambiato nel frattempo: leggerlo di nuovo.':
    'The user has changed in the meantime: read it again.',
};

/** Likewise, with placeholders; see named.ts. */
export const namedInScim: Readonly<Record<string, string>> = {
  'Una scuola può avere al massimo {count} sincronizzazioni: eliminarne una che non serve più.':
    'A school can have {count} synchronisations at most: delete one that is no longer needed.',
  'Il filtro non è valido: {filter}': 'The filter is not valid: {filter}',
  '{name} deve essere un testo': '{name} must be a text',
  '{name} deve essere un numero': '{name} must be a number',
  'Una PATCH richiede lo schema {schema} e Operations': 'A PATCH needs the schema {schema} and Operations',
  'Operations deve avere da 1 a {count} elementi': 'Operations must have 1 to {count} elements',
  'Il gruppo {name} esiste già': 'The group {name} exists already',
  'Percorso non previsto per un gruppo: {path}': 'This path is not supported for a group: {path}',
  'L’utente {uid} non esiste': 'The user {uid} does not exist',
  '{sentence}. Per le altre: active uguale a false.': '{sentence}. For the others: active set to false.',
};
