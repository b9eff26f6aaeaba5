import { idOfPerson, type RegistryPerson } from '../../../contract/registry/registryPerson';
import { registrySyncRules } from '../../../contract/registry/registryRules';
import { syncRefusal, syncWarnings } from '../../../contract/registry/registrySync';
import { brokenRule } from '../../../contract/schema/actionRule';
import type { Viewer } from '../../../contract/schema/where';

/** A person of the registry whose account has another tax code. */
export interface Compared {
  readonly id: string;
  readonly person: RegistryPerson;
  /** Reason why the account would refuse the code. */
  readonly refusal: string | undefined;
  /** Mismatches that do not prevent the update. */
  readonly warnings: readonly string[];
}

/** Result of a sync. */
export interface Synced {
  readonly done: readonly string[];
  readonly rejects: readonly {
    readonly id: string;
    readonly uid?: string | null;
    readonly labelNomeCognome: string;
    readonly codicefiscale?: string | null;
    readonly motivo: string;
  }[];
}

/** Returns whether a person is selected by default: the update is possible and has no warnings. */
export const isPlain = ({ refusal, warnings }: Compared): boolean => !refusal && warnings.length === 0;

/**
 * Returns the people whose account has another tax code. Codes that the account would refuse are included, with the
 * reason.
 */
export function comparedOf(people: readonly RegistryPerson[], viewer: Viewer): readonly Compared[] {
  const different = people.filter(
    ({ uidPortale, codiceFiscaleAllineato }) => uidPortale && !codiceFiscaleAllineato,
  );
  return different.map((person) => {
    const broken = brokenRule(registrySyncRules, person, viewer)?.say;
    return {
      id: idOfPerson(person),
      person,
      refusal: broken ?? syncRefusal(person),
      warnings: syncWarnings(person),
    };
  });
}
