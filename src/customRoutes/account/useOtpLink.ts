import { useCallback, useEffect, useRef, useState } from 'react';
import { type OpenedOtp, OTP_LINK_EXPIRED } from '../../../contract/account/otp';
import { otpLinkOpen } from '../../../contract/account/otpEndpoints';
import { useCallApi } from '../../api/CallApi';
import { isUnsure } from '../../api/refusal';
import type { RefusedCall } from '../../api/refusedCall';

/** State of the link: usable, or the reason why not. */
export type OtpLinkState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly opened: OpenedOtp }
  | {
      readonly phase: 'over' | 'failed';
      readonly text: string;
      /** The link may be invalid because an activation succeeded whose response was lost. */
      readonly maybe?: boolean;
    };

/** Opens the link of the address once, and again if the provider could not be reached. */
export function useOtpLink(id: string) {
  const callApi = useCallApi();
  const [state, setState] = useState<OtpLinkState>({ phase: 'loading' });
  const opened = useRef<string>(undefined);

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
      // A truncated address is an invalid link too.
      const broken = (error as RefusedCall).status === 400;
      refuse(broken ? { status: 404, message: OTP_LINK_EXPIRED } : error);
    }
  }, [callApi, id, refuse]);

  // The key is shown once: a second call would find the link already opened.
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    void open();
  }, [open, id]);

  return { ...state, retry: open, endIfOver };
}
