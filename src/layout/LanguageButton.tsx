import Box from '@mui/material/Box';
import { useLocaleState, useLocales } from 'react-admin';
import { Button } from '../ui/Button';
import { visuallyHidden } from '../ui/visuallyHidden';

/** Width of a desktop screen at 400 % zoom. */
const NARROW = '@media (max-width: 359px)';

/**
 * Renders the button that switches to the other language, whose name it shows in that language. On narrow screens it
 * shows the language code, and screen readers hear the name after it.
 */
export function LanguageButton() {
  const [locale, setLocale] = useLocaleState();
  const other = useLocales().find((language) => language.locale !== locale);
  if (!other) return null;

  return (
    <Button color="inherit" lang={other.locale} onClick={() => setLocale(other.locale)} sx={{ minWidth: 0 }}>
      <Box
        component="span"
        sx={{ display: 'none', textTransform: 'uppercase', [NARROW]: { display: 'inline' } }}
      >
        {other.locale}
      </Box>
      <Box component="span" sx={{ [NARROW]: visuallyHidden }}>
        {` ${other.name}`}
      </Box>
    </Button>
  );
}
