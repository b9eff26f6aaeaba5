import { provisioningHealthRead } from '../../../contract/provisioning/endpoints';
import { useRead } from '../../api/useRead';
import type { RecordPageProps } from '../../engine/declaration/resource';
import { ProvisioningHealth, READ_EVERY } from '../../ui/ProvisioningHealth';
import { provisioningPersons } from './provisioningPersons';

/** Renders the problems and the last runs of a connected system on its page. */
export function HealthTab({ record }: RecordPageProps) {
  const params = { id: String(record.id) };
  const { data, error, refetch } = useRead(
    provisioningHealthRead,
    { params },
    { refetchInterval: READ_EVERY },
  );
  return (
    <ProvisioningHealth
      health={data}
      retry={error ? refetch : undefined}
      persons={provisioningPersons.path}
      system={String(record.name)}
    />
  );
}
