import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/useSay';
import { Page } from './Page';

/** Page of the sign-in with help, privacy and accessibility, each at its fragment. */
const INFORMATION = '/accedi/informazioni';
const places = { help: 'aiuto', privacy: 'privacy', accessibility: 'accessibilita' } as const;

interface PublicFrameProps {
  readonly title: string;
  /** Distinguishes the states of the page, each of which has a heading of its own. */
  readonly state?: string;
  /** Shows a link to the sign-in, for pages that have none of their own. */
  readonly wayBack?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders the frame of pages for people who are not signed in, like that of the sign-in pages: name and mark above (no
 * bar, PUB-002), links to help below.
 */
export function PublicFrame({ title, state, wayBack = false, children }: PublicFrameProps) {
  const say = useSay();
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', p: { xs: 2, sm: 4 } }}>
      <Box sx={{ maxWidth: 640, mx: 'auto', mb: 3, display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 48, height: 48, flex: 'none' }}>
          <rect width="32" height="32" rx="7" fill="#3d4853" />
          <path d="M7 14 16 7l9 7v2H7zm2 3h3v6H9zm5.5 0h3v6h-3zM20 17h3v6h-3zM7 24h18v2H7z" fill="#fff" />
        </Box>
        <div>
          <Box sx={{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3 }}>
            {say('publicFrame.product')}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{say('publicFrame.lead')}</Box>
        </div>
      </Box>
      <Box component="main" sx={{ maxWidth: 640, mx: 'auto' }}>
        <Page key={state} title={title}>
          <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 3 } }}>
            {children}
          </Paper>
        </Page>
      </Box>
      <Box
        component="footer"
        sx={{ maxWidth: 640, mx: 'auto', mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        {wayBack && (
          <Link href="/" sx={{ py: 0.5 }}>
            {say('publicFrame.toSignIn')}
          </Link>
        )}
        {(['help', 'privacy', 'accessibility'] as const).map((name) => (
          <Link key={name} href={`${INFORMATION}#${places[name]}`} sx={{ py: 0.5 }}>
            {say(`publicFrame.${name}`)}
          </Link>
        ))}
      </Box>
    </Box>
  );
}
