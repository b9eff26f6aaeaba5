import {
  newsFieldsOfPerson,
  type RegistryNews,
  type SourcePerson,
} from '../../../contract/registry/registryNews';
import { showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { RecordTable } from '../../ui/tables/RecordTable';
import { nameOf } from './nameOf';

type Field = (typeof newsFieldsOfPerson)[number];

/** Lists each changed field with its previous and current value. */
export function ChangedPeople({ people }: { people: RegistryNews['cambiati'] }) {
  const say = useSay();
  const rows = people.flatMap(({ prima, dopo }) =>
    newsFieldsOfPerson
      .filter((field) => shown(prima, field) !== shown(dopo, field))
      .map((field) => ({ person: dopo, field, before: shown(prima, field), after: shown(dopo, field) })),
  );
  const none = say('registry.news.empty');
  return (
    <RecordTable
      caption={say('registry.news.tabs.cambiati', { count: people.length })}
      columns={[
        { name: 'person', label: say('registry.sync.person'), cell: ({ person }) => nameOf(person) },
        {
          name: 'field',
          label: say('registry.news.what'),
          cell: ({ field }) => say(`resources.registryPerson.fields.${field}`),
        },
        { name: 'before', label: say('registry.news.before'), cell: ({ before }) => before || none },
        {
          name: 'after',
          label: say('registry.news.after'),
          cell: ({ after }) => <strong>{after || none}</strong>,
        },
      ]}
      rows={rows}
      rowKey={({ person, field }) => `${person.prgAnagrafe}-${field}`}
      pageSize={10}
    />
  );
}

/** Returns a value in words; roles are sorted, since their order has no meaning. */
function shown(person: SourcePerson, field: Field): string {
  const value = person[field];
  if (typeof value === 'string') return field === 'dataNascita' ? showDay(value) : value;
  return [...(value ?? [])].sort().join(', ');
}
