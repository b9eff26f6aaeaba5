import { schoolRead, schoolUpdate } from '../../../contract/schools/endpoints';
import { schoolProfileFields, schoolUpdateFields } from '../../../contract/schools/schoolProfile';
import { defineRecord } from '../../engine/declaration/defineRecord';

const ownSwitch = () => import('./SchoolSwitch').then((file) => file.SchoolSwitch);

/** The record of the school. */
export const school = defineRecord('schoolProfile', {
  fields: schoolProfileFields,
  key: 'o',
  title: 'name',
  can: { read: ['school', 'read'], update: ['school', 'update'] },
  read: schoolRead,
  update: { endpoint: schoolUpdate, fields: schoolUpdateFields },
  form: {
    tabs: {
      identity: ['description', 'name', 'o', 'codMin', 'cf', 'codIpa', 'codFatturazione'],
      place: ['street', 'postalCode', 'city', 'provincia'],
      contacts: ['telephonenumber', 'faxNumber', 'webSite', 'mail', 'pec'],
      privacy: ['dpo', 'recapitoDpo'],
      access: ['spidEnabled', 'otpEnabled'],
    },
    // Private schools have no digital identity at all.
    only: [{ fields: ['spidEnabled'], of: { privateSchool: false } }],
    own: { spidEnabled: ownSwitch, otpEnabled: ownSwitch },
  },
});
