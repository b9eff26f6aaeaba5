import type { RegistryPerson } from '../../../contract/registry/registryPerson';
import type { RegistryRule } from '../../../contract/registry/registryRules';
import { brokenRule } from '../../../contract/schema/actionRule';
import type { Viewer } from '../../../contract/schema/where';

/** What is said of a person who is not in the registry. */
export const UNKNOWN = "Persona non trovata nell'anagrafe";
/** What is said of a person who has an account. */
export const LINKED = "La persona è già collegata a un'utenza: dissociarla prima di associarla a un'altra.";
/** Why something is not taken back: somebody has changed it. */
export const CHANGED_SINCE = "Modificato dopo l'operazione";

/** The sentence of the first rule that does not hold for a person; undefined when all do. */
export const whyNot = (
  rules: readonly RegistryRule[],
  person: RegistryPerson,
  viewer: Viewer,
): string | undefined => brokenRule(rules, person, viewer)?.say;
