import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface BannerProps {
  readonly title: string;
  readonly about: ReactNode;
  /** Action at its side. */
  readonly action: ReactNode;
}

/** Renders a section of the page: its subject, and its single action. */
export function Banner({ title, about, action }: BannerProps) {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{about}</Typography>
      </Box>
      {action}
    </Paper>
  );
}
