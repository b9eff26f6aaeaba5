import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface CardProps {
  readonly title: string;
  /** Button at the bottom. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a small card; text that does not fit is truncated, with the full text as a tooltip. */
export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        height: '100%',
        minHeight: { sm: 136 },
        px: 1.75,
        py: 1.25,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography
        id={id}
        component="h2"
        sx={{ fontSize: '0.9375rem', fontWeight: 600, color: 'text.secondary' }}
      >
        {title}
      </Typography>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
      {action && <Box sx={{ mt: 0.5, ml: -0.75 }}>{action}</Box>}
    </Box>
  );
}

interface LineProps {
  readonly strong?: boolean;
  /** Wraps text that is too long; by default it is truncated. */
  readonly whole?: boolean;
  readonly children: string;
}

/** Renders a line of a card. */
export function Line({ strong, whole, children }: LineProps) {
  return (
    <Typography
      component="p"
      noWrap={!whole}
      title={children}
      sx={{ fontWeight: strong ? 600 : 400, fontSize: strong ? '1rem' : '0.9375rem' }}
    >
      {children}
    </Typography>
  );
}
