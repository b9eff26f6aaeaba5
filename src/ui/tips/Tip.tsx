import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export interface TipProps {
  readonly at: Element;
  readonly text: string;
  readonly onLeave: () => void;
}

/** Renders a tooltip beside its element; it stays open while the pointer is over it. */
export function Tip({ at, text, onLeave }: TipProps) {
  return (
    <Popper
      open={at.isConnected}
      anchorEl={at}
      placement={at.getAttribute('data-tip-side') === 'right' ? 'right' : 'bottom'}
      // A tooltip role would need a name; screen readers get the text from the control itself.
      role="presentation"
      data-tip-shown
      onMouseLeave={onLeave}
      // Until it is positioned it lies at the corner of the page, where it could intercept a click.
      sx={{ zIndex: 'tooltip', '&:not([data-popper-placement])': { visibility: 'hidden' } }}
    >
      <Paper elevation={4} sx={{ m: 0.5, px: 1, py: 0.5, maxWidth: 320, typography: 'body2' }} aria-hidden>
        {text}
      </Paper>
    </Popper>
  );
}
