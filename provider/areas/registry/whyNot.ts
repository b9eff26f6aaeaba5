import * as operationsMessages from '../../../contract/messages/it/operations';
import * as registryMessages from '../../../contract/messages/it/registry';
import type { RegistryPerson } from '../../../contract/registry/registryPerson';
import type { RegistryRule } from '../../../contract/registry/registryRules';
import { brokenRule } from '../../../contract/schema/actionRule';
import type { Viewer } from '../../../contract/schema/where';

/** The message for a person who is not in the registry. */
export const UNKNOWN = operationsMessages.personNotFound;
/** The message for a person who has an account. */
export const LINKED = registryMessages.linked;
/** The reason why a change is not reversed: it was changed again since. */
export const CHANGED_SINCE = "Modificato dopo l'operazione";

/** Returns the sentence of the first rule that a person does not satisfy; undefined if they satisfy all. */
export const whyNot = (
  rules: readonly RegistryRule[],
  person: RegistryPerson,
  viewer: Viewer,
): string | undefined => brokenRule(rules, person, viewer)?.say;
