import type { Session } from '../contract/session/session';
import type { OperatorSession } from '../contract/staff/operator';

/** An operator's session as the engine reads one: of no school, with no rights but those of its own table. */
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
