import { useTranslate } from 'react-admin';
import type { Resource } from '../../engine/declaration/defineResource';
import { useMay } from '../../session/viewer';
import { Button } from '../../ui/Button';

/** Renders the link to the removed records, for people who may remove records. */
export function BinLink({ resource: { can, endpoints, path } }: { resource: Resource }) {
  const may = useMay();
  const translate = useTranslate();
  if (!endpoints.bin || !can.delete || !may(can.delete)) return null;
  return (
    <Button variant="outlined" to={`${path}/cestino`}>
      {translate('engine.bin.open')}
    </Button>
  );
}
