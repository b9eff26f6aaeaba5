import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';

export type ThemeMode = 'light' | 'dark';

/** Light or dark: what the person chose in this browser, else what their system prefers. */
export function useThemeMode(): { readonly mode: ThemeMode; readonly choose: (mode: ThemeMode) => void } {
  const [chosen, choose] = useStore<ThemeMode | undefined>('theme');
  const system = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) ? 'dark' : 'light';
  return { mode: chosen ?? system, choose };
}
