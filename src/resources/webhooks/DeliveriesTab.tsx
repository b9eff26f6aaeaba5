import type { RecordPageProps } from '../../engine/declaration/resource';
import { useRelated } from '../../engine/record/related';
import { EmbeddedList } from '../../engine/screen/EmbeddedList';

/** Renders the deliveries of one endpoint on its page. */
export function DeliveriesTab({ record }: RecordPageProps) {
  const deliveries = useRelated('webhookDelivery');
  if (!deliveries) return null;
  return <EmbeddedList resource={deliveries} name="deliveries" of={{ field: 'webhook', value: record.id }} />;
}
