/** Sentences of the page of the alias identity. */
export const alias = {
  title: 'ArgoID',
  loading: 'Loading...',
  working: 'Checking...',
  back: 'Back',
  next: 'Continue',
  profile: 'Go to the user profile',
  steps: { notice: 'Notice', account: 'Definition', data: 'Personal data', summary: 'Summary' },
  notice: {
    lead: 'The ArgoID is a personal identity for the staff of schools: one e-mail address and one password open your accounts at all the schools you work for. You can have one only.',
    what: 'Name, surname, tax code, e-mail address and, if given, telephone number are kept, for signing in alone.',
    proof:
      'The e-mail address is verified by the link that is sent to it, which works once, for 24 hours. On the same page you choose the password of the ArgoID.',
    school: 'Each account is linked by its password; schools do not see at which other schools you work.',
    end: 'You can delete the ArgoID whenever you like: the school accounts stay, each with its own password.',
    privacy: 'ArgoID privacy notice',
  },
  account: {
    about:
      'Give the user name and the password of the school account that you are signed in with: so nobody else can make an ArgoID of it.',
    user: 'User',
  },
  data: {
    nome: 'Name',
    cognome: 'Surname',
    codiceFiscale: 'Tax code',
    none: 'Not given',
    noTaxCode: 'The tax code is required',
    wrongTaxCode:
      'If the tax code is missing or wrong, the supervisor changes it in the user profile; everybody else asks the school office.',
    needed: 'The tax code and the e-mail address are needed.',
  },
  summary: {
    made: 'An e-mail was sent to %{email}. If the address can have an ArgoID, it contains the link to verify it.',
    next: 'Open the link within 24 hours and choose the password: then you sign in with this address. If nothing arrives, look into the spam folder or repeat the procedure.',
    go: 'Go to the ArgoID',
  },
  status: {
    title: 'Status',
    unverified: 'E-mail to be verified',
    verified: 'ArgoID created',
    mailed:
      'An e-mail was sent to %{email}: open the link within 24 hours and choose the password. If it has expired, or if the address is wrong, repeat the procedure.',
    byAccount:
      'You are signed in with the school account. To link other accounts, to unlink them or to delete the ArgoID, sign in with the ArgoID.',
  },
  access: { go: 'Sign in with ArgoID', other: 'Change account' },
  repeat: {
    open: 'Repeat the procedure',
    title: 'Repeat the procedure?',
    about:
      'The data given are deleted and the link that was sent does not work any more. You begin again at the first step.',
    go: 'Repeat',
    done: 'The procedure can be repeated.',
  },
  forget: {
    title: 'Delete the ArgoID?',
    about:
      'The address is not verified yet: the data given are deleted and the link that was sent does not work any more. The school account stays as it is.',
    go: 'Delete',
    done: 'The ArgoID was deleted.',
  },
  delete: {
    open: 'Delete ArgoID',
    title: 'Delete the ArgoID %{email}?',
    about:
      'Nobody will sign in with this address any more and all open sessions end, this one too. The school accounts stay, each with its own user name and password. This cannot be undone.',
    go: 'Delete and sign out',
  },
  accounts: {
    title: 'Linked school accounts',
    about: 'The accounts that you can act as when signed in with the ArgoID, without their password.',
    nothing: 'Nothing waits',
  },
  alike: {
    about: 'With the same name and the same tax code there is an account that is not linked yet at:',
    how: 'If it is yours, link it with Link an account: its user name and its password are needed.',
  },
  link: {
    open: 'Link an account',
    title: 'Link an account',
    about: 'Give the credentials of the account to link: it must have the tax code of the ArgoID.',
    check: 'Check that it is the right account, then confirm.',
    customerCode: 'Customer code',
    confirm: 'Confirm',
    supervisor:
      'This is the supervisor account: its link to the ArgoID is removed when its personal data change.',
    supervisorDone:
      'ArgoID updated. Mind: the link of the supervisor account is removed when its personal data change.',
    done: 'ArgoID updated!',
  },
  unlink: {
    open: 'Unlink',
    title: 'Unlink the account %{uid}?',
    about: 'The account %{uid} will not be linked to the ArgoID %{email} any more:',
    entry: 'its user name and its password will be needed to sign in to it;',
    notices: 'it will no longer be listed under Change account, nor what waits for it;',
    stays: 'its data and its roles at the school do not change; to link it again its password is needed.',
    signsOut: 'It is the account in use: you will have to sign in again.',
    whole: 'If it is the only linked account, the ArgoID is deleted.',
    go: 'Unlink',
    done: 'The account %{uid} was unlinked from the ArgoID %{email}.',
  },
  campus: {
    title: 'Campus, the e-learning platform',
    about:
      'One of the linked schools has the e-learning platform: with the ArgoID you follow the courses of all schools.',
  },
  entry: {
    title: 'Sign in with ArgoID',
    about:
      'The session of the account %{uid} ends and you are asked to sign in with the e-mail address and the password of the ArgoID. What is written and not saved is lost.',
    unknown:
      'No ArgoID is linked to the account %{uid}. If you have one already, sign out and sign in with its e-mail address; otherwise you can create one.',
    unverified:
      'The ArgoID %{email} linked to the account %{uid} is still to be verified: open the link that was sent by e-mail, or have it sent again from the page of the ArgoID.',
    failed: 'It could not be found out whether an ArgoID is linked to the account %{uid}.',
    go: 'Sign out and sign in with ArgoID',
    make: 'Create an ArgoID',
    see: 'Manage the ArgoID',
  },
};
