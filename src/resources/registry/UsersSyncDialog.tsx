import { useQuery } from '@tanstack/react-query';
import { serviceYear } from '../../../contract/orders/serviceYear';
import { registryList, usersSync } from '../../../contract/registry/endpoints';
import type { RegistryPerson } from '../../../contract/registry/registryPerson';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import type { DialogProps } from '../../engine/declaration/resource';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { ActionDialog } from '../../ui/ActionDialog';
import type { Synced } from './compared';
import { SyncComparison } from './SyncComparison';

/** Renders the comparison of tax codes for all users whose tax code differs from the registry of this service year. */
export function UsersSyncDialog({ close }: DialogProps) {
  const call = useCallEndpoint();
  const say = useSay();
  const session = useSession();
  const year = String(serviceYear(viewerOf(session).now));
  const { data, isError } = useQuery({
    queryKey: ['registryPerson', 'compared', year],
    queryFn: () =>
      call('registryPerson', registryList, { params: { year } }) as Promise<{ data: RegistryPerson[] }>,
  });
  const send = async (ticked: readonly RegistryPerson[], idempotencyKey: string) =>
    (await call('registryPerson', usersSync, {
      params: { customerCode: session.school.customerCode },
      body: { uids: ticked.map(({ uidPortale }) => uidPortale) },
      idempotencyKey,
    })) as Synced;

  if (!data) {
    return (
      <ActionDialog
        title={say('registry.sync.title')}
        about={isError ? '' : say('registry.import.loading')}
        size="table"
        close={close}
        error={isError ? say('engine.list.failed') : undefined}
      />
    );
  }
  const people = data.data.filter(({ codiceFiscaleAllineato }) => !codiceFiscaleAllineato);
  return <SyncComparison people={people} send={send} close={close} />;
}
