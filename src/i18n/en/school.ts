import type { Catalogue } from '../catalogue';

/** Sentences of the school profile. */
export const school: Catalogue['school'] = {
  title: 'School profile',
  menu: 'School data',
  tabs: { label: 'Profile of the school', data: 'School data', licences: 'School licences' },
  loading: 'Loading the data of the school...',
  edit: 'Edit',
  register: 'Data-processing register',
  registerMaking: 'Preparing the register...',
  registerMade: 'Data-processing register downloaded',
  users: 'User management',
  usersAbout: 'Who may use which application is decided in user management.',
  form: {
    title: 'Edit the school',
    fixed: 'The codes that identify the school can only be corrected by the help desk.',
    required: 'Fields with * are required.',
  },
  switches: {
    yes: 'Confirm',
    no: 'Cancel',
    otpOn: {
      title: 'Switch the one-time code on?',
      about:
        'After saving, the supervisor has to sign in with a one-time code first: the next sign-in asks to link a device.',
    },
    otpOff: {
      title: 'Switch the one-time code off?',
      about: 'After saving, the one-time code is off for all accounts of the school.',
    },
    spidOn: {
      title: 'Switch Spid and CIE on?',
      about: 'After saving, enabled users can sign in with Spid and CIE.',
    },
    spidOff: {
      title: 'Switch Spid and CIE off?',
      about: 'After saving, no user of the school can sign in with Spid and CIE.',
    },
  },
  licences: {
    empty: 'No application is enabled for the school',
    caption: 'Applications that the school has a licence of',
    application: 'Application',
    category: 'Category',
    state: 'State of the licence',
    endless: 'Licence active',
  },
};

/** Words of the record of the school. */
export const schoolProfile: Catalogue['resources']['schoolProfile'] = {
  updated: 'Profile updated!',
  none: 'Not given',
  tabs: {
    identity: 'Identification',
    place: 'Seat',
    contacts: 'Contacts',
    privacy: 'Data protection',
    access: 'Access to the services',
  },
  fields: {
    o: 'Customer code',
    codMin: 'Ministerial code',
    cf: 'Tax code',
    codIpa: 'IPA code',
    codFatturazione: 'Invoicing code',
    description: 'Heading',
    name: 'Name',
    street: 'Address',
    postalCode: 'Postal code',
    city: 'City',
    provincia: 'Province',
    telephonenumber: 'Telephone',
    faxNumber: 'Fax',
    webSite: 'Website',
    mail: 'E-mail',
    pec: 'Certified e-mail',
    dpo: 'Name of the DPO',
    recapitoDpo: 'E-mail of the DPO',
    spidEnabled: 'Sign-in with Spid and CIE',
    otpEnabled: 'Sign-in with a one-time code',
  },
  values: {
    spidEnabled: { true: 'On', false: 'Off' },
    otpEnabled: { true: 'On', false: 'Off' },
  },
};
