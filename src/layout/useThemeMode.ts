import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';

export type ThemeMode = 'light' | 'dark';

/** Returns the colour mode: the person's choice in this browser, or the system's preference. */
export function useThemeMode(): { readonly mode: ThemeMode; readonly choose: (mode: ThemeMode) => void } {
  const [chosen, choose] = useStore<ThemeMode | undefined>('theme');
  const system = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) ? 'dark' : 'light';
  return { mode: chosen ?? system, choose };
}
