import { useState } from 'react';
import type { AnyRecord } from '../../../contract/schema/anyRecord';

/** Tracks the upload progress of a save with new files. */
export function useSendProgress() {
  const [sent, setSent] = useState<number>();
  return {
    /** From 0 to 1; undefined if no files are being sent. */
    sent,
    /** Returns the progress callback for saving a record; undefined if the record has no new files. */
    progressOf: (record: AnyRecord) => (hasNewFile(record) ? setSent : undefined),
    ended: () => setSent(undefined),
  };
}

const hasNewFile = (record: AnyRecord): boolean =>
  Object.values(record).some((value) =>
    [value].flat().some((one) => typeof one === 'object' && one !== null && 'content' in one && one.content),
  );
