import { platformProvisioningHealthRead } from '../../contract/staff/endpoints/provisioning';
import { useRead } from '../../src/api/useRead';
import type { RecordPageProps } from '../../src/engine/declaration/resource';
import { ProvisioningHealth, READ_EVERY } from '../../src/ui/ProvisioningHealth';

/** Renders the problems and the last runs of a connected system on its page. */
export function TargetHealth({ record }: RecordPageProps) {
  const params = { id: String(record.id) };
  const { data, error, refetch } = useRead(
    platformProvisioningHealthRead,
    { params },
    { refetchInterval: READ_EVERY },
  );
  return (
    <ProvisioningHealth
      health={data}
      retry={error ? refetch : undefined}
      persons="/gestore/utenze-inviate"
      system={String(record.name)}
    />
  );
}
