import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect } from 'react';
import { useLocale } from 'react-admin';
import { createConsoleTheme } from './theme';
import { useThemeMode } from './useThemeMode';

// The page's nonce: without it the content security policy refuses every style that is made at run time.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache(nonce ? { key: 'css', nonce } : { key: 'css' });
const themes = { light: createConsoleTheme('light'), dark: createConsoleTheme('dark') };

/** Dresses the console: the theme in use, the light one on paper, and the language that the page declares. */
export function ConsoleTheme({ children }: { readonly children: ReactNode }) {
  const { mode } = useThemeMode();
  // Asked so, because MUI warns of 'print': styles alone cannot exchange a theme.
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
