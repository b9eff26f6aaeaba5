import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect } from 'react';
import { useLocale } from 'react-admin';
import { createConsoleTheme } from './theme';
import { useThemeMode } from './useThemeMode';

// Nonce of the page; without it, the content security policy refuses styles created at run time.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache(nonce ? { key: 'css', nonce } : { key: 'css' });
const themes = { light: createConsoleTheme('light'), dark: createConsoleTheme('dark') };

/** Provides the current theme, or the light one for print, and sets the language of the page. */
export function ConsoleTheme({ children }: { readonly children: ReactNode }) {
  const { mode } = useThemeMode();
  // MUI warns about a 'print' query, because styles alone cannot switch a theme; hence 'not screen'.
  const onPaper = useMediaQuery('not screen', { noSsr: true });
  const locale = useLocale();

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themes[onPaper ? 'light' : mode]}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
