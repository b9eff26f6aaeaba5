import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface WhileSentProps {
  /** True while the values are being sent: anything typed now would not be included. */
  readonly sending: boolean;
  readonly children: ReactNode;
}

/**
 * Renders inputs that are inert while their values are being sent. The focus moves from them to the element around
 * them; if it takes long, they fade.
 */
export function WhileSent({ sending, children }: WhileSentProps) {
  const beside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sending && beside.current?.contains(document.activeElement))
      beside.current.focus({ preventScroll: true });
  }, [sending]);
  return (
    <Box ref={beside} tabIndex={sending ? -1 : undefined} sx={{ '&:focus': { outline: 'none' } }}>
      <Box inert={sending} sx={sending ? { opacity: 0.6, transition: 'opacity 0.2s 0.4s' } : undefined}>
        {children}
      </Box>
    </Box>
  );
}
