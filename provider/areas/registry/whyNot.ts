import type { RegistryPerson } from '../../../contract/registry/registryPerson';
import type { RegistryRule } from '../../../contract/registry/registryRules';
import { brokenRule } from '../../../contract/schema/actionRule';
import type { Viewer } from '../../../contract/schema/where';

/** The message for a person who is not in the registry. */
export const UNKNOWN = "Persona non trovata nell'anagrafe";
/** The message for a person who has an account. */
export const LINKED = "La persona è già collegata a un'utenza: dissociarla prima di associarla a un'altra.";
/** The reason why a change is not reversed: it was changed again since. */
export const CHANGED_SINCE = "Modificato dopo l'operazione";

/** Returns the sentence of the first rule that a person does not satisfy; undefined if they satisfy all. */
export const whyNot = (
  rules: readonly RegistryRule[],
  person: RegistryPerson,
  viewer: Viewer,
): string | undefined => brokenRule(rules, person, viewer)?.say;
