/** Words of forms that send a call and not a record, such as a confirmation with a password. */
export const commands = {
  accountTelephone: {
    fields: { telephone: 'Telephone' },
    help: { telephone: 'Digits and the plus sign only' },
  },
  aliasAccount: { fields: { user: 'User', secret: 'Password' } },
  aliasContacts: {
    fields: { checked: 'I have read the notice', email: 'E-mail', telephone: 'Telephone' },
    help: {
      email: 'It will be the name to sign in with: a personal address, which stays when you change school.',
      telephone: 'Optional. Digits and the plus sign only',
    },
  },
  aliasDeletion: { fields: { password: 'Password of the ArgoID' } },
  aliasLink: {
    fields: { user: 'User', secret: 'Password' },
    help: { user: 'For example rossi.mario.SG10001' },
  },
  documentPassword: { fields: { password: 'Password of the document' } },
  identityCode: { fields: { code: 'Code of the app, or recovery code' } },
  identityPassword: { fields: { password: 'Current password' } },
  otpActivation: { fields: { codice: 'Code shown by the app' } },
  otpLink: { fields: { name: 'Name of the app or the phone' } },
  passkey: { fields: { name: 'Name of the passkey', password: 'Current password' } },
  targetToken: { fields: { token: 'Token' } },
  scimClient: {
    fields: { name: 'Name of the system' },
    help: { name: 'For example Microsoft Entra: its changes appear under this name in the history.' },
  },
  spidPlan: { fields: { giorno: 'Planned day' } },
};
