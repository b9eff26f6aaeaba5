import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useSay } from '../../i18n/useSay';
import { Page } from '../../ui/Page';
import { LinkApp } from './LinkApp';
import { useOtpLink } from './useOtpLink';

/** The page behind the link to the one-time code: for whoever has the link, without a sign-in. */
export function OtpPage() {
  const say = useSay();
  const translate = useTranslate();
  const [query] = useSearchParams();
  const link = useOtpLink(query.get('id') ?? '');
  const { phase } = link;
  const text = 'text' in link ? link.text : '';

  return (
    <Box
      component="main"
      sx={{ width: '100%', boxSizing: 'border-box', maxWidth: 720, mx: 'auto', p: { xs: 2, sm: 4 } }}
    >
      <Page key={phase} title={say(phase === 'over' ? 'accountOtp.over' : 'accountOtp.title')}>
        <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 3 } }}>
          {phase === 'loading' && <p role="status">{say('accountOtp.loading')}</p>}
          {phase === 'ready' && <LinkApp opened={link.opened} refuse={link.refuse} />}
          {(phase === 'over' || phase === 'failed') && (
            <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
              <Alert severity="error" role="alert">
                {translate(text, { _: text })}
              </Alert>
              {phase === 'over' && <p style={{ margin: 0 }}>{say('accountOtp.overAbout')}</p>}
              {phase === 'failed' && (
                <Button variant="contained" onClick={() => void link.retry()}>
                  {say('accountOtp.retry')}
                </Button>
              )}
              <Button href="/" variant={phase === 'over' ? 'contained' : 'text'}>
                {say('accountOtp.home')}
              </Button>
            </Stack>
          )}
        </Paper>
      </Page>
    </Box>
  );
}
