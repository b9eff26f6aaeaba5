import { ownProfileRead, ownProfileUpdate } from '../../../contract/account/endpoints';
import {
  editableFields,
  type OwnProfile,
  ownProfileFields,
  ownProfileRules,
  valueIn,
} from '../../../contract/account/ownProfile';
import { payloadNames } from '../../../contract/users/writtenUser';
import { asTaxCode } from '../../../contract/values/codiceFiscale';
import { defineRecord } from '../../engine/declaration/defineRecord';
import type { Row } from '../../engine/declaration/defineResource';

/** The record of the own account. */
export const ownProfile = defineRecord('ownProfile', {
  fields: ownProfileFields,
  key: 'uid',
  title: 'uid',
  can: { read: ['account', 'read'], update: ['account', 'update'] },
  read: ownProfileRead,
  update: { endpoint: ownProfileUpdate, fields: ownProfileRules, names: payloadNames },
  form: {
    tabs: {
      person: ['sn', 'cn', 'dataNascita', 'codicefiscale', 'email', 'accessibility'],
      account: [
        'uid',
        'scuola',
        'codMin',
        'customerCode',
        'status',
        'spidEnabled',
        'otpenabled',
        'dataScadenza',
        'timeTable',
      ],
    },
    // The same fields as in editableFields (PROF-016, PROF-018).
    only: [
      { fields: ['sn', 'cn', 'dataNascita'], of: { supervisor: true } },
      {
        fields: ['codicefiscale'],
        of: { any: [{ supervisor: true }, { codicefiscale: { empty: true } }] },
      },
    ],
    capitals: ['codicefiscale'],
  },
});

/**
 * Returns the body of the update. It has all fields for a supervisor, but no name and date of birth for other people.
 */
export function profileUpdate(row: Row, before: Row) {
  const [record, base] = [row, before] as unknown as readonly OwnProfile[];
  if (!record || !base) return undefined;
  const values = Object.fromEntries(editableFields(base).map((field) => [field, valueIn(record, field)]));
  return {
    username: base.uid,
    email: base.email,
    ...values,
    codiceFiscale: asTaxCode(record.codicefiscale),
  };
}
