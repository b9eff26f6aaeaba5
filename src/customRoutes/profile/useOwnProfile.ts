import { useQuery } from '@tanstack/react-query';
import { ownProfileRead } from '../../../contract/account/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useSession } from '../../session/SessionContext';

/** Where the own profile is kept, with its version. */
export const ownProfileKey = (uid: string) => ['ownProfile', uid] as const;

/** The account that the person acts as, and its version. */
export function useOwnProfile() {
  const callApi = useCallApi();
  const uid = useSession().profile.selected_account.username;
  return useQuery({
    queryKey: ownProfileKey(uid),
    queryFn: async ({ signal }) => {
      const { data, version } = await callApi(ownProfileRead, { signal });
      return { profile: data, version };
    },
  });
}
