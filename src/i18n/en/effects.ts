/** Effects of actions on people; `smart_count` is their number. */
export const effects = {
  title: 'What it means',
  labels: { signIn: 'Sign-in', mail: 'E-mail', permissions: 'Permissions', undo: 'Taking back' },
  says: {
    signIn: {
      unchanged: 'Does not change.',
      ends: 'Is no longer possible; open sessions end at once.',
      again: 'Is possible again, at once.',
      prolonged:
        'Is possible until the new expiry. Whoever had been disabled at the expiry, and was not changed since, is enabled again.',
      shortened: 'The expiry of before comes back; whoever the new one had enabled is disabled again.',
      newLink:
        'The link of the e-mail leads to choosing a password. Links that were sent before no longer work.',
      identity:
        'Is possible with SPID or the electronic identity card too, which know people by the tax code.',
      noIdentity: 'Is no longer possible with SPID or CIE; with the password it does not change.',
      taxCode: 'SPID and CIE know people by the new tax code; with the password it does not change.',
      made: 'New accounts are enabled at once, or from the day they begin: people enter after choosing a password.',
      newApp:
        'Is not possible until an app is linked again; the apps and recovery codes of before no longer work.',
      deleted:
        'The account is deleted: sign-in is no longer possible. |||| The accounts are deleted: sign-in is no longer possible.',
      removed:
        'Accounts that were created, and that nobody has ever entered, are deleted. The others get their data of before back.',
      restored:
        'The accounts come back with their data. First-access links that were sent or printed stay invalid: the credentials have to be sent again.',
    },
    mail: {
      none: 'No message is sent.',
      enabled:
        'A message goes to the user: how to sign in again or, if they never did, how to choose a password. |||| %{smart_count} messages go out, one each: how to sign in again or, to whoever never did, how to choose a password.',
      firstAccess:
        'A message goes out, with a personal link. |||| %{smart_count} messages go out, one each, with a personal link.',
      made: 'The new account is written to how to choose a password; of a changed e-mail the old address is told too. |||| All %{smart_count} new accounts are written to how to choose a password; of a changed e-mail the old address is told too.',
      changed:
        'Only people whose e-mail changes are written to: the address before is told, the new one has to be confirmed.',
      newExpiry: 'Only whoever is enabled again is written to.',
      app: 'A message goes out with a personal link to link the app again.',
      cancelled: 'Messages that have not gone out yet are not sent; those that were received stay.',
    },
    permissions: {
      unchanged: 'Stay as they are.',
      removed: 'All of them are removed, in every application.',
      chosen: 'Those that are listed are added.',
      taken: 'Those that are listed are taken away, with those that need them. The others stay.',
      later: 'Whoever is new has none: they are given later.',
      back: 'Those that were removed come back.',
      asBefore: 'Those of before come back.',
      withAccount: 'The permissions of deleted accounts are deleted with them.',
    },
    undo: {
      whole: 'Is possible from the history, until the data change again.',
      mailStays: 'Is possible from the history, until the data change again; messages that went out stay.',
      made: 'Is possible from the history: it deletes created accounts that nobody has ever entered; messages that went out stay.',
      withoutLinks:
        'Is possible from the history: the accounts come back with data and permissions. First-access links that were sent or printed stay invalid.',
      never: 'Is not possible.',
    },
  },
};
