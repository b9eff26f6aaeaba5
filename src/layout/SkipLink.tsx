import Box from '@mui/material/Box';
import { useSay } from '../i18n/useSay';

/** Renders the first link in the tab order, which skips the bar and the menu. */
export function SkipLink() {
  const say = useSay();
  return (
    <Box
      component="a"
      href="#contenuto"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('contenuto')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        color: 'primary.main',
        borderRadius: 1,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {say('shell.skip')}
    </Box>
  );
}
