import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export interface TipProps {
  readonly at: Element;
  readonly text: string;
  readonly onLeave: () => void;
}

/** A tooltip beside what it is about; it stays while the pointer is on it. */
export function Tip({ at, text, onLeave }: TipProps) {
  return (
    <Popper
      open={at.isConnected}
      anchorEl={at}
      placement={at.getAttribute('data-tip-side') === 'right' ? 'right' : 'bottom'}
      // A tooltip would need a name; whoever hears the page has been told by the control itself.
      role="presentation"
      data-tip-shown
      onMouseLeave={onLeave}
      // Until it is placed it lies at the corner of the page, over what somebody may be pressing there.
      sx={{ zIndex: 'tooltip', '&:not([data-popper-placement])': { visibility: 'hidden' } }}
    >
      <Paper elevation={4} sx={{ m: 0.5, px: 1, py: 0.5, maxWidth: 320, typography: 'body2' }} aria-hidden>
        {text}
      </Paper>
    </Popper>
  );
}
