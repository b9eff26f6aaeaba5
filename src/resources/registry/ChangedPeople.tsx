import {
  newsFieldsOfPerson,
  type RegistryNews,
  type SourcePerson,
} from '../../../contract/registry/registryNews';
import { showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { PagedTable } from '../../ui/tables/PagedTable';
import { nameOf } from './nameOf';

type Field = (typeof newsFieldsOfPerson)[number];

/** Whose data are otherwise: a line for each of them that changed, before and now. */
export function ChangedPeople({ people }: { people: RegistryNews['cambiati'] }) {
  const say = useSay();
  const head = [
    say('registry.sync.person'),
    say('registry.news.what'),
    say('registry.news.before'),
    say('registry.news.after'),
  ];
  const lines = people.flatMap(({ prima, dopo }) =>
    newsFieldsOfPerson
      .filter((field) => shown(prima, field) !== shown(dopo, field))
      .map((field) => ({
        key: `${dopo.prgAnagrafe}-${field}`,
        cells: [
          nameOf(dopo),
          say(`resources.registryPerson.fields.${field}`),
          shown(prima, field) || say('registry.news.empty'),
          <strong key="now">{shown(dopo, field) || say('registry.news.empty')}</strong>,
        ],
      })),
  );
  const label = say('registry.news.tabs.cambiati', { count: people.length });
  return <PagedTable label={label} head={head} lines={lines} />;
}

/** A value as people read it; roles in one order, since theirs means nothing. */
function shown(person: SourcePerson, field: Field): string {
  const value = person[field];
  if (typeof value === 'string') return field === 'dataNascita' ? showDay(value) : value;
  return [...(value ?? [])].sort().join(', ');
}
