import type { RegistryNews } from '../../../contract/registry/registryNews';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { RecordTable } from '../../ui/tables/RecordTable';
import { nameOf } from './nameOf';

type Gone = RegistryNews['usciti'][number];

interface GonePeopleProps {
  readonly people: readonly Gone[];
  readonly ticked: ReadonlySet<string>;
  readonly setTicked: (ticked: ReadonlySet<string>) => void;
}

/** Lists people who left the registry, and lets the person select the accounts to deactivate. */
export function GonePeople({ people, ticked, setTicked }: GonePeopleProps) {
  const say = useSay();
  const { profile } = useSession();
  const toggle = (uid: string) => {
    const next = new Set(ticked);
    if (!next.delete(uid)) next.add(uid);
    setTicked(next);
  };
  const whyNot = ({ uidPortale, utenzaAttiva }: Gone) => {
    if (!uidPortale) return say('registry.news.noAccount');
    if (!utenzaAttiva) return say('registry.news.inactive');
    if (uidPortale.startsWith('supervisor')) return say('registry.news.theSupervisor');
    return uidPortale === profile.selected_account.username ? say('registry.news.own') : undefined;
  };
  const choice = (person: Gone) =>
    whyNot(person) ?? (
      <label>
        <input
          type="checkbox"
          aria-label={say('registry.news.disable', { uid: person.uidPortale ?? '', name: nameOf(person) })}
          checked={ticked.has(person.uidPortale ?? '')}
          onChange={() => toggle(person.uidPortale ?? '')}
        />
      </label>
    );
  return (
    <>
      <p>{say('registry.news.proposed')}</p>
      <RecordTable
        caption={say('registry.news.tabs.usciti', { count: people.length })}
        columns={[
          { name: 'person', label: say('registry.sync.person'), cell: nameOf },
          {
            name: 'relation',
            label: say('resources.registryPerson.fields.rapportoLavoro'),
            cell: ({ rapportoLavoro }) => rapportoLavoro,
          },
          { name: 'account', label: say('registry.news.account'), cell: ({ uidPortale }) => uidPortale },
          { name: 'disable', label: say('registry.news.disableShort'), cell: choice },
        ]}
        rows={people}
        rowKey={({ prgAnagrafe }) => prgAnagrafe}
        pageSize={10}
      />
    </>
  );
}
