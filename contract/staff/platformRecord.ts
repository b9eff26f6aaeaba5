import { auditEntryFields } from '../audit/auditEntry';
import { fields, pick } from '../schema/fields';
import { schoolName } from './schoolName';

/** Sign-in of a person of a school: time and place. */
export const platformSignInFields = fields({
  id: { kind: 'text', required: true },
  at: { kind: 'instant', required: true },
  school: { kind: 'text', required: true },
  schoolName,
  uid: { kind: 'text', required: true, privacy: 'personal', about: 'the account that was signed in to' },
  person: {
    kind: 'text',
    required: true,
    privacy: 'personal',
    about:
      'identity that signed in: the person of an alias, SUPPORTO: and a username of the provider’s staff, or the uid itself',
  },
  address: { kind: 'text', required: true, privacy: 'personal' },
  device: { kind: 'text', required: true },
  client: { kind: 'text', required: true, about: 'application that requested the sign-in' },
});

/** Line of the audit log of the provider's own staff. */
export const platformAuditFields = fields({
  ...pick(
    auditEntryFields,
    'seq',
    'at',
    'who',
    'name',
    'entity',
    'action',
    'target',
    'outcome',
    'reason',
    'before',
    'after',
    'address',
  ),
});
