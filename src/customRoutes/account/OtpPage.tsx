import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type OpenedOtp, OTP_LINK_EXPIRED } from '../../../contract/account/otp';
import { otpLinkOpen } from '../../../contract/account/otpEndpoints';
import { useCallApi } from '../../api/CallApi';
import { isUnsure } from '../../api/refusal';
import type { RefusedCall } from '../../api/refusedCall';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { PublicFrame } from '../../ui/PublicFrame';
import { LinkApp } from './LinkApp';

/** Renders the page on which an authenticator app is linked. Anyone with its link can open it, without a sign-in. */
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

/** State of the link: usable, or the reason why not. */
type OtpLinkState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly opened: OpenedOtp }
  | {
      readonly phase: 'over' | 'failed';
      readonly text: string;
      /** True if the link may be invalid because an activation succeeded whose response was lost. */
      readonly maybe?: boolean;
    };

/** Opens a link once. Returns its state, and a function that opens it again after the provider could not be reached. */
function useOtpLink(id: string) {
  const callApi = useCallApi();
  const [state, setState] = useState<OtpLinkState>({ phase: 'loading' });
  const opened = useRef<string>(undefined);

  /** True after a lost response: the activation may have succeeded, and the link be used. */
  const isOpen = useRef(false);

  const refuse = useCallback((error: unknown) => {
    const { status, message } = error as RefusedCall;
    setState({ phase: status === 404 ? 'over' : 'failed', text: message });
  }, []);

  /** Updates the link's state after a failed activation. @returns whether the link is no longer valid */
  const endIfOver = useCallback(
    (error: unknown): boolean => {
      const isOver = (error as RefusedCall).status === 404;
      if (isUnsure(error)) isOpen.current = true;
      else if (isOver && isOpen.current)
        setState({ phase: 'over', text: 'accountOtp.maybeActive', maybe: true });
      else if (isOver) refuse(error);
      return isOver;
    },
    [refuse],
  );

  const open = useCallback(async () => {
    setState({ phase: 'loading' });
    try {
      const { data } = await callApi(otpLinkOpen, { body: { id } });
      setState({ phase: 'ready', opened: data });
    } catch (error) {
      // Status 400 means a truncated address, which is shown as an invalid link.
      const broken = (error as RefusedCall).status === 400;
      refuse(broken ? { status: 404, message: OTP_LINK_EXPIRED } : error);
    }
  }, [callApi, id, refuse]);

  // The provider returns the key only once, so a second call would find the link already opened.
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    void open();
  }, [open, id]);

  return { ...state, retry: open, endIfOver };
}
