import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { later } from '../i18n/italian';
import { useSession } from '../session/SessionContext';
import { ActingAsBanner } from './ActingAsBanner';
import { Footer } from './Footer';
import { Notifications } from './Notifications';
import { PageBoundary } from './PageBoundary';
import { PageLoading } from './PageLoading';
import { SessionGate } from './SessionGate';
import { SideDrawer } from './SideDrawer';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

/** Loaded only for the few sessions in which the provider's staff is involved. */
const SupportNotice = lazy(
  later(() =>
    import('../customRoutes/supportAccess/SupportNotice').then((file) => ({ default: file.SupportNotice })),
  ),
);

/** Renders the frame around every page that requires sign-in. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SessionGate>
        <Frame>{children}</Frame>
      </SessionGate>
      <Notifications />
    </>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [wide, setWide] = useStore('drawer', true);
  const [over, setOver] = useState(false);
  const { pathname } = useLocation();
  const { support } = useSession();
  const open = phone ? over : wide;

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <TopBar phone={phone} menuOpen={open} onMenu={() => (phone ? setOver(!over) : setWide(!wide))} />
      <ActingAsBanner />
      {support && (
        <Suspense fallback={null}>
          <SupportNotice />
        </Suspense>
      )}
      <Box sx={{ display: 'flex', flexGrow: 1 }}>
        <SideDrawer phone={phone} open={open} onClose={() => setOver(false)} />
        <Box
          component="main"
          id="contenuto"
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, p: { xs: 1.5, sm: 2.5 } }}
        >
          <PageBoundary at={pathname}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </PageBoundary>
        </Box>
      </Box>
      <Footer />
    </Box>
  );
}
