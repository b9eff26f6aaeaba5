import Box from '@mui/material/Box';
import { useLocaleState, useLocales } from 'react-admin';
import { Button } from '../ui/Button';
import { visuallyHidden } from '../ui/visuallyHidden';

/** As narrow as 400 % of a desk. */
const NARROW = '@media (max-width: 359px)';

/** Names the other language, in that language, and changes to it. Where the bar has no room its code is seen, and its name heard after it. */
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
