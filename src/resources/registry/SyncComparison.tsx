import { useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { BULK_LIMIT } from '../../../contract/constants';
import { actionResources } from '../../../contract/operations/actions';
import { idOfPerson, type RegistryPerson } from '../../../contract/registry/registryPerson';
import { useCommand } from '../../api/useCommand';
import { EffectList } from '../../engine/record/EffectList';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { ActionDialog } from '../../ui/ActionDialog';
import { ComparisonTable } from './ComparisonTable';
import { comparedOf, isPlain, type Synced } from './compared';
import { RejectsDialog } from './RejectsDialog';
import { useReadAgain } from './useReadAgain';

interface SyncComparisonProps {
  readonly people: readonly RegistryPerson[];
  readonly send: (ticked: readonly RegistryPerson[], key: string) => Promise<Synced>;
  readonly close: () => void;
}

/** Duration of the success message in milliseconds (USR-164). */
const TEN_SECONDS = 10_000;

/**
 * Shows the tax codes of accounts beside those of the registry and updates the selected accounts. Afterwards it lists
 * those that could not be updated.
 */
export function SyncComparison({ people, send, close }: SyncComparisonProps) {
  const say = useSay();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const session = useSession();
  const [seen] = useState(people);
  const compared = useMemo(() => comparedOf(seen, viewerOf(session)), [seen, session]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(compared.filter(isPlain).map(({ id }) => id)),
  );
  const [synced, setSynced] = useState<Synced>();
  const { run, running, error } = useCommand(() => say('registry.sync.failed'));
  const chosen = compared.filter(({ id }) => ticked.has(id)).map(({ person }) => person);
  const others = seen.length - compared.length;

  const confirm = () =>
    run(async (key) => {
      const answer = await send(chosen, key);
      readAgain();
      if (answer.rejects.length > 0) return setSynced(answer);
      notify(say('registry.sync.done'), { type: 'success', autoHideDuration: TEN_SECONDS });
      close();
    }, chosen.map(idOfPerson));

  if (synced) return <RejectsDialog synced={synced} close={close} />;
  const disabledReason =
    chosen.length === 0
      ? say('registry.sync.tickFirst')
      : chosen.length > BULK_LIMIT
        ? say('registry.sync.tooMany')
        : undefined;
  const text =
    chosen.length > 0
      ? say('registry.sync.confirm', { smart_count: chosen.length })
      : say('registry.sync.confirmNone');
  return (
    <ActionDialog
      title={say('registry.sync.title')}
      about={say('registry.sync.about')}
      size="table"
      close={close}
      running={running}
      error={error}
      confirm={compared.length > 0 ? { text, disabledReason, run: () => void confirm() } : undefined}
    >
      {compared.length > 0 ? (
        <ComparisonTable compared={compared} ticked={ticked} setTicked={setTicked} />
      ) : (
        <p>{say('registry.sync.none')}</p>
      )}
      {others > 0 && <p>{say('registry.sync.others', { smart_count: others })}</p>}
      {chosen.length > 0 && (
        <EffectList effects={actionResources.registryPerson.actions.sync.effects} count={chosen.length} />
      )}
    </ActionDialog>
  );
}
