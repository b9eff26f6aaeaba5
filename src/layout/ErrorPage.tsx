import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';
import { useProblem } from './errors/useProblem';
import { homePath } from './homePath';

/**
 * Says that a page broke or could not be fetched, with buttons to reload it or to open the first page. Both reload the
 * console.
 */
export function ErrorPage({ error }: { readonly error?: unknown }) {
  const say = useSay();
  const said = useProblem(error);
  return (
    <Page title={say(`shell.${said}.title`)}>
      <Typography role="status" sx={{ mb: 2, maxWidth: 600 }}>
        {say(`shell.${said}.about`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {say(`shell.${said}.reload`)}
        </Button>
        <Button variant="outlined" href={homePath()}>
          {say('shell.goHome')}
        </Button>
      </Box>
    </Page>
  );
}
