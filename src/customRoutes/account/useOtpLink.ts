import { useCallback, useEffect, useRef, useState } from 'react';
import { type OpenedOtp, OTP_LINK_EXPIRED } from '../../../contract/account/otp';
import { otpLinkOpen } from '../../../contract/account/otpEndpoints';
import { useCallApi } from '../../api/CallApi';
import { isUnsure } from '../../api/refusal';
import type { RefusedCall } from '../../api/refusedCall';

/** What is known of the link: whether it can be used, or why not. */
export type OtpLinkState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly opened: OpenedOtp }
  | {
      readonly phase: 'over' | 'failed';
      readonly text: string;
      /** The link may be over because it was used with success: that answer never came. */
      readonly maybe?: boolean;
    };

/** The link of the address: opened once, and again where the provider could not be reached. */
export function useOtpLink(id: string) {
  const callApi = useCallApi();
  const [state, setState] = useState<OtpLinkState>({ phase: 'loading' });
  const opened = useRef<string>(undefined);

  const isOpen = useRef(false);

  const refuse = useCallback((error: unknown) => {
    const { status, message } = error as RefusedCall;
    setState({ phase: status === 404 ? 'over' : 'failed', text: message });
  }, []);

  /** What follows for the link from an activation that failed. @returns whether it is over */
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
      // Half an address is no valid link either.
      const broken = (error as RefusedCall).status === 400;
      refuse(broken ? { status: 404, message: OTP_LINK_EXPIRED } : error);
    }
  }, [callApi, id, refuse]);

  // The key is shown once: a second call would find the link opened.
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    void open();
  }, [open, id]);

  return { ...state, retry: open, endIfOver };
}
