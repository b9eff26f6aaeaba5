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
import { PRACTICE } from './practice';

/** All queries about practices, the engine's list among them. */
export const practicesKey = [PRACTICE] as const;
/** Milliseconds between two looks at how far uploads of the school are. */
const PROGRESS_EVERY = 10_000;

/** How far the uploads of the school's practices are; looked at again while some are not over. */
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

/** What the calls about one practice are given; nothing for one that is not saved yet. */
export function useWhich(subject: string) {
  const { customerCode } = useSession().school;
  const key = keyOf(subject);
  return key
    ? { customer: customerCode, codMin: key.codMinAltri, ...(key.area && { area: key.area }) }
    : undefined;
}

export type Which = NonNullable<ReturnType<typeof useWhich>>;

/** One practice, and the signature that waits. */
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

/** The files of a practice that the provider has, whole or in part. */
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

/** The document of a practice as it is handed out. @param of when it was made: other answers have another document */
export function useDocument(subject: string, of: string) {
  const query = useWhich(subject);
  return useRead(
    practicePdf,
    { query: query as Which },
    { select: withBytes, edition: of, retry: false, gcTime: 0 },
  );
}
