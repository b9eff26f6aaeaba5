import { useCallback, useState } from 'react';
import type { UnreadableReason } from '../../contract/documents/unreadable';
import { useSay } from '../i18n/useSay';

/**
 * Returns the reason why a document cannot be signed, if the provider or the preview finds that it cannot be read, and
 * the props of its preview.
 * @param pdf bytes that are shown
 * @param known the provider's finding
 */
export function useUnreadable(pdf: Uint8Array | undefined, known?: UnreadableReason | null) {
  const say = useSay();
  const [found, setFound] = useState<{
    readonly pdf: Uint8Array | undefined;
    readonly reason: UnreadableReason;
  }>();
  const reason = known ?? (found && found.pdf === pdf ? found.reason : undefined);
  const onUnreadable = useCallback((found: UnreadableReason) => setFound({ pdf, reason: found }), [pdf]);
  return {
    reason,
    /** Reason why the document cannot be signed. */
    disabledReason: reason && say('signing.preview.notSigned'),
    /** Props of the document's preview. */
    preview: { unreadable: known ?? undefined, onUnreadable },
  };
}
