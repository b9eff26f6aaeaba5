import Button from '@mui/material/Button';
import { useLocaleState, useLocales } from 'react-admin';

/** Names the other language, in that language, and changes to it. */
export function LanguageButton() {
  const [locale, setLocale] = useLocaleState();
  const other = useLocales().find((language) => language.locale !== locale);
  if (!other) return null;

  return (
    <Button color="inherit" lang={other.locale} onClick={() => setLocale(other.locale)} sx={{ minWidth: 0 }}>
      {other.name}
    </Button>
  );
}
