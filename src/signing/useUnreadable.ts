import { useCallback, useState } from 'react';
import type { UnreadableReason } from '../../contract/documents/unreadable';
import { useSay } from '../i18n/useSay';

/**
 * Whether a document that is shown to be signed can be read: as the provider says, and as its preview finds.
 * @param pdf the bytes that are shown
 * @param known what the provider says
 */
export function useUnreadable(pdf: Uint8Array | undefined, known?: UnreadableReason | null) {
  const say = useSay();
  const [found, setFound] = useState<{
    readonly pdf: Uint8Array | undefined;
    readonly reason: UnreadableReason;
  }>();
  const reason = known ?? (found && found.pdf === pdf ? found.reason : undefined);
  const onUnreadable = useCallback((why: UnreadableReason) => setFound({ pdf, reason: why }), [pdf]);
  return {
    reason,
    /** Why it cannot be signed. */
    why: reason && say('signing.preview.notSigned'),
    /** For the preview of the document. */
    preview: { unreadable: known ?? undefined, onUnreadable },
  };
}
