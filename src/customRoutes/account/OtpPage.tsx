import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { PublicFrame } from '../../ui/PublicFrame';
import { LinkApp } from './LinkApp';
import { useOtpLink } from './useOtpLink';

/** Renders the page of the link to the one-time code: for anyone with the link, without a sign-in. */
export function OtpPage() {
  const say = useSay();
  const sentence = useSentence();
  const [query] = useSearchParams();
  const link = useOtpLink(query.get('id') ?? '');
  const { phase } = link;
  const text = 'text' in link ? link.text : '';
  const maybe = 'maybe' in link && link.maybe;

  return (
    <PublicFrame
      title={say(phase === 'over' ? 'accountOtp.over' : 'accountOtp.title')}
      state={phase}
      wayBack={phase === 'ready' || phase === 'loading'}
    >
      {phase === 'loading' && <Loading label={say('accountOtp.loading')} heights={[160]} />}
      {phase === 'ready' && <LinkApp opened={link.opened} endIfOver={link.endIfOver} />}
      {(phase === 'over' || phase === 'failed') && (
        <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
          <Alert severity={maybe ? 'warning' : 'error'} role="alert">
            {sentence(text)}
          </Alert>
          {phase === 'over' && !maybe && <p style={{ margin: 0 }}>{say('accountOtp.overAbout')}</p>}
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
    </PublicFrame>
  );
}
