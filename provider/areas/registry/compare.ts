import { createHash } from 'node:crypto';
import type { RegistryNews, SourcePerson } from '../../../contract/registry/registryNews';
import { newsFieldsOfPerson } from '../../../contract/registry/registryNews';

/** A person in the console's copy of the registry, with the linked account. */
export interface OwnPerson extends SourcePerson {
  readonly uidPortale: string | null;
  readonly utenzaAttiva: boolean;
}

type Difference = Pick<RegistryNews, 'nuovi' | 'cambiati' | 'usciti' | 'impronta'>;

/** Compares published people with our copy, person by person, in the order of the given lists. */
export function compare(ours: readonly OwnPerson[], theirs: readonly SourcePerson[]): Difference {
  const known = new Map(ours.map((person) => [person.prgAnagrafe, person]));
  const said = new Set(theirs.map(({ prgAnagrafe }) => prgAnagrafe));
  const nuovi = theirs.filter(({ prgAnagrafe }) => !known.has(prgAnagrafe));
  const cambiati = theirs.flatMap((dopo) => {
    const prima = known.get(dopo.prgAnagrafe);
    if (!prima || changedFields(prima, dopo).length === 0) return [];
    const { uidPortale: _uid, utenzaAttiva: _active, ...person } = prima;
    return [{ prima: person, dopo }];
  });
  const usciti = ours.filter(({ prgAnagrafe }) => !said.has(prgAnagrafe));
  const impronta = createHash('sha256')
    .update(JSON.stringify({ nuovi, cambiati, usciti }))
    .digest('base64url');
  return { nuovi, cambiati, usciti, impronta };
}

/** Returns the fields in which two states of a person differ; the order of roles is irrelevant. */
const changedFields = (before: SourcePerson, after: SourcePerson) =>
  newsFieldsOfPerson.filter((field) => comparable(before[field]) !== comparable(after[field]));

const comparable = (value: SourcePerson[(typeof newsFieldsOfPerson)[number]]) =>
  Array.isArray(value) ? [...value].sort().join('\n') : (value ?? '');
