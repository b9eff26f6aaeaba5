import Button from '@mui/material/Button';
import { useLocaleState, useLocales } from 'ra-core';

/** Names the other language, in that language, and changes to it. */
export function LanguageButton() {
  const [locale, setLocale] = useLocaleState();
  const other = useLocales().find((language) => language.locale !== locale);
  if (!other) return null;

  return (
    <Button
      color="inherit"
      lang={other.locale}
      aria-label={other.name}
      onClick={() => setLocale(other.locale)}
      sx={{ minWidth: 44 }}
    >
      {other.locale.toUpperCase()}
    </Button>
  );
}
