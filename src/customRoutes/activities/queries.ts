import { useQuery, useQueryClient } from '@tanstack/react-query';
import { activitiesFind, appsList } from '../../../contract/activities/endpoints';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { useCallApi } from '../../api/CallApi';
import { OWN_ACCOUNT } from '../../identity/useSecurity';

const keyOf = ({ id }: Endpoint) => [OWN_ACCOUNT, id];

export const useActivities = () => {
  const callApi = useCallApi();
  return useQuery({
    queryKey: keyOf(activitiesFind),
    queryFn: async () => (await callApi(activitiesFind)).data,
  });
};

export const useApps = () => {
  const callApi = useCallApi();
  return useQuery({ queryKey: keyOf(appsList), queryFn: async () => (await callApi(appsList)).data });
};

/** Reads again what the page shows. */
export const useReadAgain = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [OWN_ACCOUNT] });
};
