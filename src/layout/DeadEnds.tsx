import Typography from '@mui/material/Typography';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';
import { homePath } from './homePath';

/** Renders the page for an unknown address. */
export function NotFound() {
  return <DeadEnd why="notFound" />;
}

/** Renders the page for an address that this person may not open. */
export function Forbidden() {
  return <DeadEnd why="forbidden" />;
}

function DeadEnd({ why }: { readonly why: 'notFound' | 'forbidden' }) {
  const say = useSay();
  return (
    <Page title={say(`shell.${why}.title`)}>
      <Typography sx={{ mb: 2, maxWidth: 600 }}>{say(`shell.${why}.about`)}</Typography>
      <Button variant="contained" to={homePath()}>
        {say('shell.goHome')}
      </Button>
    </Page>
  );
}
