import type { Session } from '../contract/session/session';
import type { OperatorSession } from '../contract/staff/operator';

/**
 * Converts an operator's session to the format of the engine: without a school, and without rights outside the staff's
 * own table.
 */
export const sessionOf = ({ who, name, now }: OperatorSession): Session => ({
  profile: {
    sub: who,
    given_name: name,
    family_name: '',
    preferred_username: who,
    user_type: 'PEOPLE',
    roles: [],
    licenses: [],
    customer_code: '',
    selected_account: { username: who },
  },
  school: {
    customerCode: '',
    codMin: '',
    name: '',
    city: '',
    privateSchool: false,
    leadSchool: false,
    spidEnabled: false,
    otpEnabled: false,
  },
  roles: ['operator'],
  now,
});
