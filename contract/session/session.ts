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

/** Addresses outside the console configured by the operator for this school; those without one are not shown. */
export const linksFields = fields({
  manual: { kind: 'text' },
  assistance: { kind: 'text' },
  aliasPrivacy: { kind: 'text', about: 'privacy notice of the alias identity' },
  provider: { kind: 'text', about: "the provider's own site" },
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
      preservation: { kind: 'flag', required: true, about: 'licence held and activation begun' },
      spid: { kind: 'flag', required: true, about: 'request approved by the agency' },
      merged: { kind: 'flag', about: 'it is merged into other schools' },
      receiving: {
        kind: 'flag',
        about: 'other schools are merged into it, and have said what they hand over',
      },
    }),
    about: 'which services of the school have something to show; absent for who may not see them',
  },
  providerName: { kind: 'text', about: 'what the provider calls itself' },
  campus: { kind: 'flag', about: 'the e-learning courses are there in this installation' },
  accountNumber: {
    kind: 'number',
    integer: true,
    min: 1,
    about: 'of an alias: which of the linked accounts is acted as, in the order of linking',
  },
  alias: { kind: 'flag', about: 'the person has an alias identity, verified or not' },
  links: { kind: 'record', of: linksFields },
  support: {
    kind: 'record',
    of: sessionSupportFields,
    about: 'somebody of the provider asks to operate for this account, or does',
  },
  signInElsewhere: {
    kind: 'record',
    of: fields({ account: { kind: 'text', about: 'address of their account there' } }),
    about: 'where people sign in at a provider outside: passwords and codes are its business',
  },
  lastLogin: { kind: 'instant', about: 'the access before this one' },
  now: { kind: 'instant', required: true, about: 'the clock of the provider, which the demo can move' },
});

export type Session = RecordOf<typeof sessionFields>;
