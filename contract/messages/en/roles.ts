import { english } from '../english';
import type * as italian from '../it/roles';

export const roles = english<typeof italian>()({
  excluded: 'The option {role} cannot be held with the option {other}.',
  excludedByOthers: 'The option {role} cannot be held with the options {others:and}.',
  needed: 'The option {role} needs the option {other}.',
  neededOneOf: 'The option {role} needs one of the options {others:or}.',
  reserved: 'Only the supervisor can give or take the option {role}.',
  notOfSchool: 'The school does not have the role {role} of {code}.',
});
