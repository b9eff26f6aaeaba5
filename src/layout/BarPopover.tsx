import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Button, type ButtonProps } from '../ui/Button';

interface BarPopoverProps {
  readonly title: string;
  /** Accessible name of the button. */
  readonly name: string;
  /** Visible content of the button. */
  readonly button: Pick<ButtonProps, 'startIcon' | 'endIcon' | 'children' | 'sx'>;
  readonly onOpen?: () => void;
  /** Renders the popover's content; gets a function that closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** Renders a button of the bar with its popover. When the popover closes, the focus returns to the button. */
export function BarPopover({ title, name, button, onOpen, children }: BarPopoverProps) {
  const heading = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={name}
        onClick={(event) => {
          onOpen?.();
          setAnchor(event.currentTarget);
        }}
        {...button}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': heading, sx: { width: 320, p: 2 } } }}
      >
        <Typography id={heading} component="h2" variant="h3" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        {children(close)}
      </Popover>
    </>
  );
}
