import type { SourcePerson } from '../../../contract/registry/registryNews';
import { useSay } from '../../i18n/useSay';
import { RecordTable } from '../../ui/tables/RecordTable';
import { nameOf } from './nameOf';

const fields = ['codiceFiscale', 'email', 'rapportoLavoro'] as const;

/** Lists the people added to the registry since the last update. */
export function NewPeople({ people }: { people: readonly SourcePerson[] }) {
  const say = useSay();
  return (
    <RecordTable
      caption={say('registry.news.tabs.nuovi', { count: people.length })}
      columns={[
        { name: 'person', label: say('registry.sync.person'), cell: nameOf },
        ...fields.map((field) => ({
          name: field,
          label: say(`resources.registryPerson.fields.${field}`),
          cell: (person: SourcePerson) => person[field],
        })),
      ]}
      rows={people}
      rowKey={({ prgAnagrafe }) => prgAnagrafe}
      pageSize={10}
    />
  );
}
