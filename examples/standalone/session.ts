import type { Session } from '../../contract/session/session';

/** The signed-in person. The engine only reads the name and the time; the data about a school is empty. */
export const sessionOf = (username: string): Session => ({
  profile: {
    sub: username,
    given_name: username,
    family_name: '',
    preferred_username: username,
    user_type: 'PEOPLE',
    roles: [],
    licenses: [],
    customer_code: '',
    selected_account: { username },
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
  roles: [],
  now: new Date().toISOString(),
});
