import Skeleton from '@mui/material/Skeleton';
import { useSay } from '../i18n/useSay';

/** While a page is fetched: its shape, so that nothing jumps when it comes. */
export function PageLoading() {
  const say = useSay();
  return (
    <div role="status" aria-label={say('shell.loader.page')}>
      <Skeleton variant="text" width={260} height={34} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={320} />
    </div>
  );
}
