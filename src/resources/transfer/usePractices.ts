import { PENDING_POLLING } from '../../../contract/signing/signing';
import {
  practiceDetails,
  practiceFiles,
  practicePdf,
  practiceProgress,
} from '../../../contract/transfer/endpoints';
import { keyOf } from '../../../contract/transfer/transfer';
import { useRead } from '../../api/useRead';
import { useSession } from '../../session/SessionContext';
import { withBytes } from '../../ui/files/bytesOf';

/** Polling interval in milliseconds of the school's uploads. */
const PROGRESS_EVERY = 10_000;

/** Polls the progress of the school's uploads until all are complete. */
export function useProgress() {
  return useRead(
    practiceProgress,
    {},
    {
      select: (percents) => percents as Readonly<Record<string, number>>,
      refetchInterval: ({ state }) =>
        Object.values((state.data ?? {}) as Readonly<Record<string, number>>).some(
          (percent) => percent > 0 && percent < 100,
        )
          ? PROGRESS_EVERY
          : false,
    },
  );
}

/** Returns the parameters of calls about one practice; undefined if the practice is not saved yet. */
export function useWhich(subject: string) {
  const { customerCode } = useSession().school;
  const key = keyOf(subject);
  return key
    ? { customer: customerCode, codMin: key.codMinAltri, ...(key.area && { area: key.area }) }
    : undefined;
}

export type Which = NonNullable<ReturnType<typeof useWhich>>;

/** Reads a practice and its pending signature. */
export function usePractice(subject: string) {
  const which = useWhich(subject);
  const { customer: _, ...query } = which ?? ({} as Which);
  return useRead(
    practiceDetails,
    { query },
    {
      enabled: which !== undefined,
      refetchInterval: ({ state }) => (state.data?.pending?.state === 'waiting' ? PENDING_POLLING : false),
    },
  );
}

/** Reads the files of a practice that the provider has, complete or partial. */
export function useFiles(subject: string) {
  const query = useWhich(subject);
  return useRead(
    practiceFiles,
    { query: query as Which },
    {
      enabled: query !== undefined,
    },
  );
}

/** Reads the document of a practice. @param of time of its creation: other answers have another document */
export function useDocument(subject: string, of: string) {
  const query = useWhich(subject);
  return useRead(
    practicePdf,
    { query: query as Which },
    { select: withBytes, edition: of, retry: false, gcTime: 0 },
  );
}
