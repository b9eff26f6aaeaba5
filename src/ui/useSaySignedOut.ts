import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useSentence } from '../i18n/useSentence';

/**
 * Shows a notification if a failure means that the person is not signed in (status 401). Pages show other failures
 * themselves.
 */
export function useSaySignedOut(failure: unknown): void {
  const notify = useNotify();
  const sentence = useSentence();
  useEffect(() => {
    const { status, message = '' } = (failure ?? {}) as { status?: number; message?: string };
    if (status === 401) notify(sentence(message), { type: 'error' });
  }, [failure, notify, sentence]);
}
