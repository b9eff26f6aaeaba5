import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useSay } from '../../i18n/useSay';
import { Page } from '../../ui/Page';

/** Where a sign-in that failed ends: what happened, and the way to begin again. */
export function LoginErrorPage() {
  const say = useSay();
  return (
    <Box
      component="main"
      sx={{ width: '100%', boxSizing: 'border-box', maxWidth: 640, mx: 'auto', p: { xs: 2, sm: 4 } }}
    >
      <Page title={say('account.loginError.title')}>
        <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 3 } }}>
          <p style={{ marginTop: 0 }}>{say('account.loginError.text')}</p>
          {/* Loaded afresh: whatever the failed sign-in left behind goes with the page. */}
          <Button variant="contained" href="/">
            {say('account.loginError.toPortal')}
          </Button>
        </Paper>
      </Page>
    </Box>
  );
}
