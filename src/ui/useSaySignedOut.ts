import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useSentence } from '../i18n/useSentence';

/** Notifies people who are no longer signed in, on any page; other failures are shown on the page itself. */
export function useSaySignedOut(failure: unknown): void {
  const notify = useNotify();
  const sentence = useSentence();
  useEffect(() => {
    const { status, message = '' } = (failure ?? {}) as { status?: number; message?: string };
    if (status === 401) notify(sentence(message), { type: 'error' });
  }, [failure, notify, sentence]);
}
