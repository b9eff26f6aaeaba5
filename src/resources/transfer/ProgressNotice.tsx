import { useSay } from '../../i18n/useSay';
import { NotLoaded } from '../../ui/NotLoaded';
import { useProgress } from './usePractices';

/**
 * Says above the list that the progress of the uploads could not be read. The rows then keep the progress of the list's
 * response.
 */
export function ProgressNotice() {
  const say = useSay();
  const { isError, refetch } = useProgress();
  if (!isError) return null;
  return (
    <NotLoaded again={refetch} sx={{ mb: 2 }}>
      {say('transfer.failed.progress')}
    </NotLoaded>
  );
}
