import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSay } from '../i18n/useSay';
import { appearingLate } from './appearingLate';
import { visuallyHidden } from './visuallyHidden';

interface LoadingProps {
  /** Sentence that says what is loading. */
  readonly label?: string;
  /** Heights in pixels of the expected content, from top to bottom. */
  readonly heights?: readonly number[];
}

/** Renders placeholders while something loads, so that the layout does not shift, and a sentence for screen readers. */
export function Loading({ label, heights = [320] }: LoadingProps) {
  const say = useSay();
  return (
    <div role="status">
      <span style={visuallyHidden}>{label ?? say('shell.loader.data')}</span>
      <Box aria-hidden sx={{ display: 'grid', gap: 2, ...appearingLate }}>
        {heights.map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are identified only by their position
          <Skeleton key={place} variant="rounded" height={height} />
        ))}
      </Box>
    </div>
  );
}
