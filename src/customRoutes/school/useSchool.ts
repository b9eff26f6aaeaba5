import { useQuery } from '@tanstack/react-query';
import { schoolRead } from '../../../contract/schools/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useSession } from '../../session/SessionContext';

/** Where the school's record is kept, with its version. */
export const schoolKey = (customerCode: string) => ['school', customerCode] as const;

/** The record of the school and its version. */
export function useSchool() {
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  return useQuery({
    queryKey: schoolKey(customerCode),
    queryFn: async ({ signal }) => {
      const { data, version } = await callApi(schoolRead, { params: { customerCode }, signal });
      return { school: data, version };
    },
  });
}
