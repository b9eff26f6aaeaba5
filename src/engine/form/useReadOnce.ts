import { useState } from 'react';
import { VERSION } from '../../api/version';
import type { Resource, Row } from '../declaration/defineResource';

/**
 * Returns a record as first read: later updates must not replace the person's input.
 * @param having property that it must have
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
 * Returns the property that a record must have before it is edited; undefined if no call takes a version. A call
 * without one sets the record's state, whatever it was before.
 */
export const versionFieldOf = ({ endpoints: { update, read } }: Resource): string | undefined =>
  update?.endpoint.effect === 'update' || read ? VERSION : undefined;
