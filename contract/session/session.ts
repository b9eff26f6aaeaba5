import { roles } from '../permissions/roles';
import { fields, type RecordOf } from '../schema/fields';
import { sessionSchoolFields } from '../schools/school';
import { sessionSupportFields } from '../supportAccess/supportAccess';

/** Claims of the identity provider about the signed-in person (specification, part 1 §3). */
export const profileFields = fields({
  sub: { kind: 'text', required: true },
  given_name: { kind: 'text', required: true, privacy: 'personal' },
  family_name: { kind: 'text', required: true, privacy: 'personal' },
  preferred_username: { kind: 'text', required: true },
  user_type: { kind: 'choice', required: true, of: ['PEOPLE', 'ALIAS', 'SPID', 'SUPPORT'] },
  roles: {
    kind: 'list',
    required: true,
    of: { kind: 'text', required: true },
    about: 'administrative groups of the account, such as Member_admins',
  },
  licenses: {
    kind: 'list',
    required: true,
    of: { kind: 'text', required: true },
    about: 'codes of the applications that the account may use',
  },
  customer_code: { kind: 'text', required: true },
  selected_account: { kind: 'record', required: true, of: { username: { kind: 'text', required: true } } },
});

export type Profile = RecordOf<typeof profileFields>;

/**
 * Addresses outside the console, which the operator configures for the school. The console shows only those that are
 * configured.
 */
export const linksFields = fields({
  manual: { kind: 'text' },
  assistance: { kind: 'text' },
  aliasPrivacy: { kind: 'text', about: 'privacy notice of the alias identity' },
  provider: { kind: 'text', about: 'web site of the provider' },
  accessibility: { kind: 'text', about: 'accessibility statement' },
  privacy: { kind: 'text' },
});

export type Links = RecordOf<typeof linksFields>;

/** Data that the console needs at start: the person, the school and the roles. */
export const sessionFields = fields({
  profile: { kind: 'record', required: true, of: profileFields },
  school: { kind: 'record', required: true, of: sessionSchoolFields },
  roles: { kind: 'list', required: true, of: { kind: 'choice', required: true, of: roles } },
  services: {
    kind: 'record',
    of: fields({
      preservation: { kind: 'flag', required: true, about: 'a licence is held and the activation has begun' },
      spid: { kind: 'flag', required: true, about: 'request approved by the agency' },
      merged: { kind: 'flag', about: 'the school is merged into other schools' },
      receiving: {
        kind: 'flag',
        about: 'other schools are merged into this one and have sent their choices',
      },
    }),
    about: 'the services for which the school has something to show; absent for people who may not see them',
  },
  providerName: { kind: 'text', about: 'display name of the provider' },
  campus: { kind: 'flag', about: 'whether this installation has the e-learning courses' },
  accountNumber: {
    kind: 'number',
    integer: true,
    min: 1,
    about:
      'for an alias: position of the current account among the linked ones, in the order in which they were linked',
  },
  alias: { kind: 'flag', about: 'the person has an alias identity, verified or not' },
  links: { kind: 'record', of: linksFields },
  support: {
    kind: 'record',
    of: sessionSupportFields,
    about: 'a request or active access of the provider’s support on behalf of this account',
  },
  signInElsewhere: {
    kind: 'record',
    of: fields({ account: { kind: 'text', about: 'address of the page for the account at that provider' } }),
    about:
      'present if people sign in at an external identity provider, which then manages passwords and codes',
  },
  lastLogin: { kind: 'instant', about: 'previous sign-in of the person' },
  now: { kind: 'instant', required: true, about: 'current time of the server, whose clock a demo can move' },
});

export type Session = RecordOf<typeof sessionFields>;
