import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface GroupProps {
  readonly label: string;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a frame around inputs, with a name that screen readers announce with each of them. */
export function Group({ label, describedBy, children }: GroupProps) {
  return (
    <Box
      component="fieldset"
      aria-describedby={describedBy}
      sx={{
        m: 0,
        p: { xs: 1, sm: 1.5 },
        minWidth: 0,
        gridColumn: '1 / -1',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box component="legend" sx={{ px: 0.5, color: 'text.secondary', typography: 'body2' }}>
        {label}
      </Box>
      <Box sx={{ pt: 1 }}>{children}</Box>
    </Box>
  );
}
