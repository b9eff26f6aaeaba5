import type { Catalogue } from '../catalogue';

/** Sentences of the page of the own account. */
export const ownProfile: Catalogue['ownProfile'] = {
  title: 'Your profile',
  tabs: { data: 'Your details', applications: 'Your applications' },
  edit: 'Edit',
  wrongTaxCode: 'The tax code is not valid: ask the supervisor of the school to correct it.',
  applications: { empty: 'You have no applications yet' },
  form: {
    title: 'Edit your details',
    required: 'Fields with * are required.',
    others: 'The other details are corrected by the supervisor of the school.',
    linked:
      'An ArgoID is linked to this account: if the tax code changes, the link is removed and that ArgoID no longer opens this account.',
    signsOut: 'You signed in with an ArgoID: after saving you will have to sign in again.',
  },
};

/** Words of the record of the own account. */
export const ownProfileRecord: Catalogue['resources']['ownProfile'] = {
  updated: 'Your details were saved!',
  none: 'Not given',
  tabs: { person: 'Personal details', account: 'Account' },
  fields: {
    sn: 'Surname',
    cn: 'First name',
    dataNascita: 'Date of birth',
    codicefiscale: 'Tax code',
    email: 'E-mail',
    accessibility: 'Screen reader mode',
    uid: 'User',
    scuola: 'School',
    codMin: 'Ministerial code',
    customerCode: 'Customer code',
    status: 'State',
    spidEnabled: 'Sign-in with SPID and CIE',
    otpenabled: 'One-time code (OTP)',
    dataScadenza: 'Password change date',
    timeTable: 'Access hours',
  },
  help: { email: 'If the e-mail changes, the previous address is told and the new one has to be confirmed.' },
  values: {
    accessibility: { true: 'Yes', false: 'No' },
    spidEnabled: { true: 'Yes', false: 'No' },
    otpenabled: { true: 'Yes', false: 'No' },
    status: { true: 'Active', false: 'Disabled' },
  },
};
