import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { usePrinting } from './usePrinting';

/** How much room there is. A phone gets cards in the place of a table. */
export type Width = 'phone' | 'tablet' | 'desk';

/** How much room a list has; on paper it is always as a desk. */
export function useWidth(): { readonly width: Width; readonly printing: boolean } {
  const { breakpoints } = useTheme();
  const phone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const desk = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const printing = usePrinting();
  if (printing) return { width: 'desk', printing };
  if (phone) return { width: 'phone', printing };
  return { width: desk ? 'desk' : 'tablet', printing };
}
