import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

/** Renders a section of the page, with its heading and description. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Typography id={id} component="h2" variant="h6" sx={{ fontWeight: 600, mb: about ? 0 : 1 }}>
        {title}
      </Typography>
      {about && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{about}</Typography>}
      {children}
    </Paper>
  );
}
