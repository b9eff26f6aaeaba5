import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useSentence } from '../i18n/useSentence';

/** Whoever is no longer signed in is told so wherever they are; other failures are said on the page. */
export function useSaySignedOut(failure: unknown): void {
  const notify = useNotify();
  const sentence = useSentence();
  useEffect(() => {
    const { status, message = '' } = (failure ?? {}) as { status?: number; message?: string };
    if (status === 401) notify(sentence(message), { type: 'error' });
  }, [failure, notify, sentence]);
}
