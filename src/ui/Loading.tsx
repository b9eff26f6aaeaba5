import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSay } from '../i18n/useSay';
import { appearingLate } from './appearingLate';
import { visuallyHidden } from './visuallyHidden';

interface LoadingProps {
  /** Sentence that says what is loading. */
  readonly label?: string;
  /** Pixels of what comes, from top to bottom. */
  readonly heights?: readonly number[];
}

/** While something is read: its shape, so that nothing jumps when it comes, and a sentence for who does not see it. */
export function Loading({ label, heights = [320] }: LoadingProps) {
  const say = useSay();
  return (
    <div role="status">
      <span style={visuallyHidden}>{label ?? say('shell.loader.data')}</span>
      <Box aria-hidden sx={{ display: 'grid', gap: 2, ...appearingLate }}>
        {heights.map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their place
          <Skeleton key={place} variant="rounded" height={height} />
        ))}
      </Box>
    </div>
  );
}
