import type { RegistryNews } from '../../../contract/registry/registryNews';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { PagedTable } from '../../ui/tables/PagedTable';
import { nameOf } from './nameOf';

type Gone = RegistryNews['usciti'][number];

interface GonePeopleProps {
  readonly people: readonly Gone[];
  readonly ticked: ReadonlySet<string>;
  readonly setTicked: (ticked: ReadonlySet<string>) => void;
}

/** Who is not in the registry any more. Their accounts are proposed for deactivation, which happens to those that are ticked. */
export function GonePeople({ people, ticked, setTicked }: GonePeopleProps) {
  const say = useSay();
  const { profile } = useSession();
  const head = [
    say('registry.sync.person'),
    say('resources.registryPerson.fields.rapportoLavoro'),
    say('registry.news.account'),
    say('registry.news.disableShort'),
  ];
  const turn = (uid: string) => {
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
  const lines = people.map((person) => {
    const { prgAnagrafe, uidPortale, rapportoLavoro } = person;
    const why = whyNot(person);
    const choice = why ?? (
      <label key="choice">
        <input
          type="checkbox"
          aria-label={say('registry.news.disable', { uid: uidPortale ?? '', name: nameOf(person) })}
          checked={ticked.has(uidPortale ?? '')}
          onChange={() => turn(uidPortale ?? '')}
        />
      </label>
    );
    return { key: prgAnagrafe, cells: [nameOf(person), rapportoLavoro, uidPortale, choice] };
  });
  return (
    <>
      <p>{say('registry.news.proposed')}</p>
      <PagedTable
        label={say('registry.news.tabs.usciti', { count: people.length })}
        head={head}
        lines={lines}
      />
    </>
  );
}
