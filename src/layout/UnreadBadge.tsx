import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import { visuallyHidden } from '../ui/visuallyHidden';
import { useSayUnread } from './useSayUnread';

interface UnreadBadgeProps {
  readonly count: number;
  /** Set if the surrounding control already has the count in its accessible name. */
  readonly silent?: true;
}

/** Shows a green check when there is nothing to read, else the number of unread notifications in red. */
export function UnreadBadge({ count, silent }: UnreadBadgeProps) {
  const sayUnread = useSayUnread();
  return (
    <>
      {count === 0 ? (
        <CheckCircle aria-hidden sx={{ color: 'success.main' }} />
      ) : (
        <Box
          component="span"
          aria-hidden
          data-count={count}
          sx={{
            minWidth: 24,
            px: 0.75,
            borderRadius: 3,
            textAlign: 'center',
            fontWeight: 600,
            fontSize: '0.8125rem',
            lineHeight: '24px',
            bgcolor: 'error.main',
            color: 'error.contrastText',
            // CSS content, because screen readers get the sentence instead.
            '&::after': { content: 'attr(data-count)' },
          }}
        />
      )}
      {!silent && <span style={visuallyHidden}>{`, ${sayUnread(count)}`}</span>}
    </>
  );
}
