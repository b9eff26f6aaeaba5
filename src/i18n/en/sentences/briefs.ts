/** Reasons why people are left out, following their number, by the Italian words of the contract. */
export const briefs: Readonly<Record<string, string>> = {
  'che non ha mai effettuato l’accesso |||| che non hanno mai effettuato l’accesso':
    'who never signed in |||| who never signed in',
  'con cambio di e-mail contestato |||| con cambio di e-mail contestato':
    'with a contested change of e-mail |||| with a contested change of e-mail',
  'con codice fiscale doppio |||| con codice fiscale doppio':
    'with a tax code that is another’s too |||| with a tax code that is another’s too',
  'con codice fiscale errato |||| con codice fiscale errato':
    'with a wrong tax code |||| with a wrong tax code',
  'con codice fiscale non valido |||| con codice fiscale non valido':
    'with an invalid tax code |||| with an invalid tax code',
  'con e-mail non valida |||| con e-mail non valida': 'with an invalid e-mail |||| with an invalid e-mail',
  'disabilitato |||| disabilitati': 'disabled |||| disabled',
  'disattivato |||| disattivati': 'deactivated |||| deactivated',
  'già abilitato |||| già abilitati': 'enabled already |||| enabled already',
  'già allineata |||| già allineate': 'the same already |||| the same already',
  'che ha già effettuato l’accesso |||| che hanno già effettuato l’accesso':
    'signed in already |||| signed in already',
  'già attivo |||| già attivi': 'active already |||| active already',
  'già collegata |||| già collegate': 'linked already |||| linked already',
  'già disattivato |||| già disattivati': 'deactivated already |||| deactivated already',
  'già entrato |||| già entrati': 'signed in before |||| signed in before',
  'la propria utenza |||| proprie utenze': 'your own account |||| your own accounts',
  'non trovata |||| non trovate': 'not found |||| not found',
  'non trovato |||| non trovati': 'not found |||| not found',
  'riservato al supervisor |||| riservati al supervisor':
    'reserved to the supervisor |||| reserved to the supervisor',
  'senza codice OTP |||| senza codice OTP': 'without an OTP code |||| without an OTP code',
  'senza codice fiscale |||| senza codice fiscale': 'without a tax code |||| without a tax code',
  'senza e-mail |||| senza e-mail': 'without an e-mail |||| without an e-mail',
  'senza utenza collegata |||| senza utenza collegata':
    'without a linked account |||| without a linked account',
  'supervisor |||| supervisor': 'supervisor |||| supervisors',
};
