import { useTranslate } from 'react-admin';
import { useMay, useWhyWithheld } from '../../session/viewer';
import { Button } from '../../ui/Button';
import type { Resource } from '../declaration/defineResource';

/** Renders the link to the import page; without permission it shows the reason instead. */
export function ImportLink({ resource }: { resource: Resource }) {
  const may = useMay();
  const translate = useTranslate();
  const whyWithheld = useWhyWithheld();
  if (!resource.import) return null;
  const { can } = resource.import;
  return (
    <Button
      variant="outlined"
      to={`${resource.path}/importa`}
      disabledReason={may(can) ? undefined : (whyWithheld(can) ?? 'engine.import.whyNot')}
    >
      {translate('engine.import.open')}
    </Button>
  );
}
