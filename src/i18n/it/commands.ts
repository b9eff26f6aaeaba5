/** Words of forms that send a call and not a record, such as a confirmation with a password. */
export const commands = {
  accountTelephone: {
    fields: { telephone: 'Telefono' },
    help: { telephone: 'Solo cifre e il segno +' },
  },
  aliasAccount: { fields: { user: 'Utente', secret: 'Password' } },
  aliasContacts: {
    fields: { checked: "Ho preso visione dell'informativa", email: 'E-mail', telephone: 'Telefono' },
    help: {
      email: 'Sarà il nome con cui accedere: un indirizzo personale, che resta anche cambiando scuola.',
      telephone: 'Facoltativo. Solo cifre e il segno +',
    },
  },
  aliasDeletion: { fields: { password: "Password dell'ArgoID" } },
  aliasLink: {
    fields: { user: 'Utente', secret: 'Password' },
    help: { user: 'Per esempio rossi.mario.SG10001' },
  },
  documentPassword: { fields: { password: 'Password del documento' } },
  identityCode: { fields: { code: 'Codice dell’app, o codice di recupero' } },
  identityPassword: { fields: { password: 'Password attuale' } },
  otpActivation: { fields: { codice: 'Codice mostrato dall’app' } },
  otpLink: { fields: { name: 'Nome dell’app o del telefono' } },
  passkey: { fields: { name: 'Nome della passkey', password: 'Password attuale' } },
  targetToken: { fields: { token: 'Chiave' } },
  scimClient: {
    fields: { name: 'Nome del sistema' },
    help: {
      name: 'Per esempio Microsoft Entra: è il nome con cui le sue modifiche appaiono nella Cronologia.',
    },
  },
  spidPlan: { fields: { giorno: 'Data prevista' } },
};
