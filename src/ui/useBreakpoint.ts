import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { usePrinting } from './usePrinting';

/** A width class. A phone gets cards in place of a table. */
export type Width = 'phone' | 'tablet' | 'desk';

/** Returns the width available to a list; on paper it is always that of a desk. */
export function useBreakpoint(): { readonly width: Width; readonly printing: boolean } {
  const { breakpoints } = useTheme();
  const phone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const desk = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const printing = usePrinting();
  if (printing) return { width: 'desk', printing };
  if (phone) return { width: 'phone', printing };
  return { width: desk ? 'desk' : 'tablet', printing };
}
