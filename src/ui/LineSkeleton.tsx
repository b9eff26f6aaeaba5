import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSay } from '../i18n/useSay';
import { appearingLate } from './appearingLate';
import { visuallyHidden } from './visuallyHidden';

/** In place of a line that is still being read: as high as the line, so that nothing jumps when it comes. */
export function LineSkeleton() {
  const say = useSay();
  return (
    <>
      <span style={visuallyHidden}>{say('shell.loader.data')}</span>
      <Box component="span" aria-hidden sx={{ display: 'block', maxWidth: '18rem', ...appearingLate }}>
        <Skeleton component="span" variant="text" sx={{ display: 'block' }} />
      </Box>
    </>
  );
}
