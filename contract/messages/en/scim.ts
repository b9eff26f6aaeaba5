import { english } from '../english';
import type * as italian from '../it/scim';

export const scim = english<typeof italian>()({
  enterNameOfSystem: 'Enter the name of the system',
  nameTooShort: 'The name must have 2 characters at least',
  nameCanContainLettersDigits: 'The name can contain letters, digits, spaces, dots and hyphens only',
  schoolCanHaveSynchronisations:
    'A school can have {count} synchronisations at most: delete one that is no longer needed.',
  nameIsUsedAlready: 'The name is used already',
  synchronisationIsActiveAlready: 'The synchronisation is active already.',
  filterIsNotValid: 'The filter is not valid: {filter}',
  mustBeText: '{name} must be a text',
  mustBeNumber: '{name} must be a number',
  patchNeedsSchemaAndOperations: 'A PATCH needs the schema {schema} and Operations',
  operationCount: 'Operations must have 1 to {count} elements',
  groupExistsAlready: 'The group {name} exists already',
  groupsNotCreated:
    'Groups are the roles of the school’s applications: no others can be created. Use the name of one that /Groups lists.',
  pathIsNotSupported: 'This path is not supported for a group: {path}',
  userDoesNotExist: 'The user {uid} does not exist',
  groupsNotDeleted: 'Groups are the roles of the applications: they cannot be deleted.',
  tokenIsMissing: 'The token is missing, or no longer valid.',
  forOthersActiveSet: '{sentence}. For the others: active set to false.',
  userChanged: 'The user has changed in the meantime: read it again.',
  filterIsTooLong: 'The filter is too long',
  pathOfOperation: 'The path of an operation must be a text',
  removeNeedsPath: 'A remove needs a path',
  withoutPathValue: 'Without a path, the value must be an object',
  bodyMustBeJsonObject: 'The body must be a JSON object',
  bodyOfRequest: 'The body of the request is not readable JSON',
  nameOfGroup: 'The name of a group cannot be changed',
  externalId: 'externalId must be a text of at most 255 characters',
  userNameCannotBeChanged: 'The user name cannot be changed',
  accountIsLinkedToAlready: 'This account is linked to {linked} already',
});
