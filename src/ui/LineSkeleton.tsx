import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSay } from '../i18n/useSay';
import { appearingLate } from './appearingLate';
import { visuallyHidden } from './visuallyHidden';

/** Renders a placeholder as high as the line that is loading, so that the layout does not shift. */
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
