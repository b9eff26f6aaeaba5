import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  receivingAnswer,
  receivingSchools,
  receivingStatus,
  receivingSummary,
  resizingComparison,
} from '../../../contract/resizing/receivingEndpoints';
import type { MergedSchool, ResizingApplication } from '../../../contract/resizing/resizing';
import { useCallApi } from '../../api/CallApi';
import { useRefresh } from '../../api/useRead';

const schoolsKey = ['receiving', 'schools'] as const;

/** An answer for one or several applications of a school. */
export interface Said {
  readonly customerCode: string;
  readonly appCodes: readonly ResizingApplication[];
  readonly status: 'ACCEPTED' | 'REFUSED';
  readonly description?: string;
}

/** Reads the schools merged into this one with their applications; the recap after everything was answered. */
export function useReceived() {
  const callApi = useCallApi();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const query = useQuery<readonly MergedSchool[]>({
    queryKey: schoolsKey,
    queryFn: async () => {
      const { data: state } = await callApi(receivingStatus);
      const finished = state && state.status === 'FINISHED';
      return (await callApi(finished ? receivingSummary : receivingSchools)).data;
    },
  });
  async function say(said: Said, idempotencyKey: string): Promise<void> {
    const { customerCode, appCodes, status, description } = said;
    const school = query.data?.find((one) => one.customerCode === customerCode);
    if (!school) return;
    const applicationData = school.applicationData.map((one) =>
      appCodes.includes(one.appCode) ? { ...one, status, ...(description && { description }) } : one,
    );
    const body = [{ ...school, applicationData }];
    try {
      queries.setQueryData(schoolsKey, (await callApi(receivingAnswer, { body, idempotencyKey })).data);
    } catch (refused) {
      // Another person may have answered in the meantime.
      void queries.invalidateQueries({ queryKey: schoolsKey });
      void queries.invalidateQueries({ queryKey: ['procedure', 'receiving'] });
      throw refused;
    }
    await refresh(resizingComparison, receivingStatus);
    await queries.invalidateQueries({ queryKey: ['procedure', 'receiving'] });
  }
  return { ...query, say };
}
