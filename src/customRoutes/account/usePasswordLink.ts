import { useCallback, useEffect, useState } from 'react';
import { LINK_EXPIRED, type OpenedLink } from '../../../contract/account/password';
import { passwordLinkOpen } from '../../../contract/account/passwordsEndpoints';
import { useCallApi } from '../../api/CallApi';
import { storeNameToSignIn } from '../../session/nameToSignIn';

/** State of the link: usable, unusable with a reason, or used. */
export type LinkState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'form'; readonly opened: OpenedLink }
  | { readonly phase: 'over' | 'failed'; readonly text: string }
  | { readonly phase: 'done'; readonly callbackUri: string };

/** Milliseconds before the outcome is shown (PUB-011). */
const RESULT_WAITS = 1000;

/** A refused call, reduced to what the page needs. */
export interface Refused {
  readonly status?: number;
  readonly message: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** Opens a link once. Returns its state, and a function that opens it again after the provider could not be reached. */
export function usePasswordLink(id: string) {
  const callApi = useCallApi();
  const [state, setState] = useState<LinkState>({ phase: 'loading' });

  const refuse = useCallback((error: Refused) => {
    setState({ phase: error.status === 404 ? 'over' : 'failed', text: error.message });
  }, []);

  const open = useCallback(async () => {
    setState({ phase: 'loading' });
    try {
      const { data } = await callApi(passwordLinkOpen, { body: { id } });
      setState({ phase: 'form', opened: data });
    } catch (error) {
      const { status, message } = error as Refused;
      // Status 400 means a truncated address, which is shown as an invalid link.
      refuse(
        status === 400 ? { status: 404, message: LINK_EXPIRED } : { ...(status && { status }), message },
      );
    }
  }, [callApi, id, refuse]);

  useEffect(() => {
    void open();
  }, [open]);

  /** Shows that the password was set. Resolves when this is shown. */
  async function finish(callbackUri: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, RESULT_WAITS));
    if (state.phase === 'form') storeNameToSignIn(state.opened.username);
    setState({ phase: 'done', callbackUri });
  }

  return { ...state, retry: open, refuse, finish };
}

export type PasswordLink = ReturnType<typeof usePasswordLink>;
