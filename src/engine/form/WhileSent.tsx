import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface WhileSentProps {
  /** What is in the inputs is on its way, and nothing that is typed now would go with it. */
  readonly sending: boolean;
  readonly children: ReactNode;
}

/** Inputs that take nothing while what is in them is sent. The focus stays beside them; where it takes long, it is seen. */
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
