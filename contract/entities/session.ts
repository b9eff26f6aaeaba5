import { fields, type RecordOf } from '../fields';
import { roles } from '../roles';
import { sessionSchoolFields } from './school';

/** The signed-in person, as the identity provider claims it (specification, part 1 §3). */
export const profileFields = fields({
  sub: { kind: 'text', required: true },
  given_name: { kind: 'text', required: true, privacy: 'personal' },
  family_name: { kind: 'text', required: true, privacy: 'personal' },
  preferred_username: { kind: 'text', required: true },
  user_type: { kind: 'choice', required: true, of: ['PEOPLE', 'ALIAS', 'SPID'] },
  roles: {
    kind: 'list',
    required: true,
    of: { kind: 'text', required: true },
    about: 'groups: Member_admins and the like',
  },
  licenses: {
    kind: 'list',
    required: true,
    of: { kind: 'text', required: true },
    about: 'application codes',
  },
  customer_code: { kind: 'text', required: true },
  selected_account: { kind: 'record', required: true, of: { username: { kind: 'text', required: true } } },
});

export type Profile = RecordOf<typeof profileFields>;

/** What the console needs to begin: who acts, for which school, as what. */
export const sessionFields = fields({
  profile: { kind: 'record', required: true, of: profileFields },
  school: { kind: 'record', required: true, of: sessionSchoolFields },
  roles: { kind: 'list', required: true, of: { kind: 'choice', required: true, of: roles } },
  lastLogin: { kind: 'instant', about: 'the access before this one' },
  now: { kind: 'instant', required: true, about: 'the clock of the provider, which the demo can move' },
});

export type Session = RecordOf<typeof sessionFields>;
