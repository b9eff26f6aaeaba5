import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useState } from 'react';
import { useAuthProvider, useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { LanguageButton } from '../src/layout/LanguageButton';
import { Notifications } from '../src/layout/Notifications';
import { PageBoundary } from '../src/layout/PageBoundary';
import { PageLoading } from '../src/layout/PageLoading';
import { ProductVersion } from '../src/layout/ProductVersion';
import { SkipLink } from '../src/layout/SkipLink';
import { bar } from '../src/layout/theme';
import { useThemeMode } from '../src/layout/useThemeMode';
import { useSession } from '../src/session/SessionContext';
import { askToLeave } from '../src/ui/askToLeave';
import { Button } from '../src/ui/Button';
import { Tips } from '../src/ui/tips/Tips';
import { Menu } from './Menu';
import { Support } from './Support';

const WIDE = 232;

const barStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 48,
  px: { xs: 1, sm: 1.25 },
  bgcolor: bar.ground,
  color: bar.text,
  '& .MuiButtonBase-root:focus-visible': { outlineColor: bar.text, outlineOffset: -3 },
} as const;

/** Frame around every page: app bar, menu, notifications, version. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const authProvider = useAuthProvider();
  const translate = useTranslate();
  const notify = useNotify();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [over, setOver] = useState(false);
  const { pathname } = useLocation();
  const menu = translate('shell.openMenu');
  const leave = () => authProvider?.logout({}).catch(() => notify('gestore.notLeft', { type: 'error' }));

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Tips bare>
        <Box component="header" sx={barStyle}>
          {phone && (
            <IconButton color="inherit" aria-label={menu} aria-expanded={over} onClick={() => setOver(true)}>
              <MenuIcon />
            </IconButton>
          )}
          <Box component="span" sx={{ typography: 'h3', fontWeight: 700, flexGrow: 1, pl: 0.5 }}>
            {translate('gestore.product')}
          </Box>
          <Person />
          <LanguageButton />
          <ThemeButton />
          <Button color="inherit" onClick={() => askToLeave(() => void leave())} sx={{ minWidth: 0 }}>
            {translate('shell.exit')}
          </Button>
        </Box>
      </Tips>
      <Support />
      <Box sx={{ display: 'flex', flexGrow: 1 }}>
        {phone ? (
          <Drawer open={over} onClose={() => setOver(false)} slotProps={{ paper: { sx: { width: WIDE } } }}>
            <Menu onChoose={() => setOver(false)} />
          </Drawer>
        ) : (
          <Box
            sx={{
              width: WIDE,
              flexShrink: 0,
              borderRight: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
            }}
          >
            <Box sx={{ position: 'sticky', top: 48, maxHeight: 'calc(100dvh - 48px)', overflowY: 'auto' }}>
              <Menu />
            </Box>
          </Box>
        )}
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
      <Box
        component="footer"
        sx={{
          px: { xs: 1.5, sm: 2.5 },
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          typography: 'body2',
          color: 'text.secondary',
          textAlign: { sm: 'right' },
        }}
      >
        <ProductVersion />
      </Box>
      <Notifications />
    </Box>
  );
}

function Person() {
  const { profile } = useSession();
  return (
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, px: 1 }}>
      {profile.given_name}
    </Box>
  );
}

function ThemeButton() {
  const translate = useTranslate();
  const { mode, choose } = useThemeMode();
  const other = mode === 'dark' ? 'light' : 'dark';
  const text = translate(other === 'dark' ? 'shell.darkTheme' : 'shell.lightTheme');
  return (
    <IconButton color="inherit" aria-label={text} data-tip={text} onClick={() => choose(other)}>
      {other === 'dark' ? <DarkMode /> : <LightMode />}
    </IconButton>
  );
}
