import Typography from '@mui/material/Typography';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';

/** A page that broke: says so in words, and leads out. Both ways load the console afresh. */
export function ErrorPage() {
  const say = useSay();
  return (
    <Page title={say('shell.problem.title')}>
      <Typography sx={{ mb: 2, maxWidth: 600 }}>{say('shell.problem.about')}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()} sx={{ mr: 1 }}>
        {say('shell.problem.reload')}
      </Button>
      <Button variant="outlined" href="/">
        {say('shell.goHome')}
      </Button>
    </Page>
  );
}
