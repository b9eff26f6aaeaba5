import { activitiesFind, appsList } from '../../../contract/activities/endpoints';
import { useRead, useRefresh } from '../../api/useRead';

export const useActivities = () => useRead(activitiesFind);

export const useApps = () => useRead(appsList);

/** Reads again what the page shows. */
export const useReadAgain = () => {
  const refresh = useRefresh();
  return () => refresh(activitiesFind, appsList, 'account');
};
