import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SupportBandProps {
  /** Accessible name of the band. */
  readonly label: string;
  readonly text: string;
  /** Buttons beside the text. */
  readonly children: ReactNode;
}

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: { xs: 1.5, sm: 2.5 },
  py: 0.75,
  // White is legible on it (7.2:1), in both themes.
  bgcolor: '#8a1c1c',
  color: '#fff',
  typography: 'body2',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& .MuiButtonBase-root:focus-visible': { outlineColor: '#fff', outlineOffset: 2 },
} as const;

/**
 * Renders a band at the top of every page of both consoles while a member of the provider's staff operates for a
 * supervisor, or asks to.
 */
export function SupportBand({ label, text, children }: SupportBandProps) {
  return (
    <Box role="region" aria-label={label} sx={style}>
      <span role="status">{text}</span>
      {children}
    </Box>
  );
}
