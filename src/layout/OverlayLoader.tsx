import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';

interface OverlayLoaderProps {
  readonly title: string;
  readonly message: string;
  /** More details, in a paragraph of their own. */
  readonly note?: string;
  /** Buttons offered after a failure, in place of the progress indicator. */
  readonly actions?: ReactNode;
  /** Content opened by one of the actions, such as a dialog. */
  readonly children?: ReactNode;
}

/** Renders the progress or the failure of the start of the console, in place of the console. */
export function OverlayLoader({ title, message, note, actions, children }: OverlayLoaderProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 3, bgcolor: 'background.default' }}
    >
      <Box sx={{ maxWidth: 500, width: '100%', textAlign: 'center' }}>
        <div role={actions ? 'alert' : 'status'}>
          {!actions && <CircularProgress aria-hidden size={36} sx={{ mb: 2 }} />}
          <Typography component="h1" variant="h2" gutterBottom>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{message}</Typography>
          {note && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{note}</Typography>}
          {actions && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center', mt: 3 }}>
              {actions}
            </Box>
          )}
        </div>
        {children}
      </Box>
    </Box>
  );
}
