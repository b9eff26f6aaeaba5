import { registrySync } from '../../../contract/registry/endpoints';
import { idOfPerson, type RegistryPerson } from '../../../contract/registry/registryPerson';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import type { ActionDialogProps } from '../../engine/declaration/resource';
import type { Synced } from './compared';
import { SyncComparison } from './SyncComparison';

/** Shows the tax codes of the chosen people beside those of their accounts, and updates the selected accounts. */
export function SyncDialog({ rows, close, onFinished }: ActionDialogProps) {
  const call = useCallEndpoint();
  const people = rows as unknown as readonly RegistryPerson[];
  const send = async (ticked: readonly RegistryPerson[], idempotencyKey: string) => {
    const answer = await call('registryPerson', registrySync, {
      params: { year: people[0]?.anno ?? '' },
      body: { persone: ticked.map(idOfPerson) },
      idempotencyKey,
    });
    onFinished(ticked.map(idOfPerson));
    return answer as Synced;
  };
  return <SyncComparison people={people} send={send} close={close} />;
}
