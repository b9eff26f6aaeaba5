import type { SourcePerson } from '../../../contract/registry/registryNews';
import { useSay } from '../../i18n/useSay';
import { PagedTable } from '../../ui/tables/PagedTable';
import { nameOf } from './nameOf';

/** Who is in the registry since the last update. */
export function NewPeople({ people }: { people: readonly SourcePerson[] }) {
  const say = useSay();
  const head = [
    say('registry.sync.person'),
    ...(['codiceFiscale', 'email', 'rapportoLavoro'] as const).map((field) =>
      say(`resources.registryPerson.fields.${field}`),
    ),
  ];
  const lines = people.map((person) => ({
    key: person.prgAnagrafe,
    cells: [nameOf(person), person.codiceFiscale, person.email, person.rapportoLavoro],
  }));
  return (
    <PagedTable label={say('registry.news.tabs.nuovi', { count: people.length })} head={head} lines={lines} />
  );
}
