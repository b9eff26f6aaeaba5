import { activitiesFind, appsList } from '../../../contract/activities/endpoints';
import { useRead, useRefresh } from '../../api/useRead';

export const useActivities = () => useRead(activitiesFind);

export const useApps = () => useRead(appsList);

/** Returns a function that reloads the data of the page. */
export const useReadAgain = () => {
  const refresh = useRefresh();
  return () => refresh(activitiesFind, appsList, 'account');
};
