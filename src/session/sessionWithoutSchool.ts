import type { Session } from '../../contract/session/session';

/** A person who is signed in to a console that knows no schools. */
interface SignedInPerson {
  readonly username: string;
  readonly name: string;
  readonly roles: Session['roles'];
  /** The time of the server. */
  readonly now: string;
}

/** Returns a session in the format of the engine, with empty data about the school. */
export const sessionWithoutSchool = ({ username, name, roles, now }: SignedInPerson): Session => ({
  profile: {
    sub: username,
    given_name: name,
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
  roles,
  now,
});
