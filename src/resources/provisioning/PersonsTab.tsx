import type { RecordPageProps } from '../../engine/declaration/resource';
import { useRelated } from '../../engine/record/related';
import { EmbeddedList } from '../../engine/screen/EmbeddedList';

/** Renders the persons at one connected system on its page. */
export function PersonsTab({ record }: RecordPageProps) {
  const persons = useRelated('provisioningPerson');
  if (!persons) return null;
  return <EmbeddedList resource={persons} name="persons" of={{ field: 'target', value: record.id }} />;
}
