import { useState } from 'react';
import { VERSION } from '../../api/version';
import type { Resource, Row } from '../declaration/defineResource';

/**
 * Returns a record as it was first read, because later answers must not replace what the person typed; `readAgain`
 * reads it anew.
 * @param having a property that the record must have; answers without it are not used
 */
export function useReadOnce(
  now: Row | undefined,
  refetch: () => Promise<{ readonly data?: Row | undefined }>,
  having?: string,
) {
  const [record, setRecord] = useState<Row>();
  if (!record && now && (!having || having in now)) setRecord(now);
  const readAgain = () => void refetch().then(({ data }) => data && setRecord(data));
  return { record, setRecord, readAgain };
}

/**
 * Returns the property with the version, which a record must have before it is edited. Undefined if the update takes no
 * version and there is no read endpoint: such an update sets the record's state, whatever it was before.
 */
export const versionFieldOf = ({ endpoints: { update, read } }: Resource): string | undefined =>
  update?.endpoint.effect === 'update' || read ? VERSION : undefined;
