import { useState } from 'react';
import type { AnyRecord } from '../../../contract/schema/anyRecord';

/** Tracks how much of a save was sent, if the record has new files. */
export function useSendProgress() {
  const [sent, setSent] = useState<number>();
  return {
    /** From 0 to 1; undefined if no files are being sent. */
    sent,
    /** Returns the callback for the progress of a record; undefined if it has no new files, and is sent at once. */
    progressOf: (record: AnyRecord) => (hasNewFile(record) ? setSent : undefined),
    ended: () => setSent(undefined),
  };
}

const hasNewFile = (record: AnyRecord): boolean =>
  Object.values(record).some((value) =>
    [value].flat().some((one) => typeof one === 'object' && one !== null && 'content' in one && one.content),
  );
