import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';

/** Whoever is no longer signed in is told so wherever they are; other failures are said on the page. */
export function useSaySignedOut(failure: unknown): void {
  const notify = useNotify();
  const translate = useTranslate();
  useEffect(() => {
    const { status, message = '' } = (failure ?? {}) as { status?: number; message?: string };
    if (status === 401) notify(translate(message, { _: message }), { type: 'error' });
  }, [failure, notify, translate]);
}
