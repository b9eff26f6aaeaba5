import { createContext, useContext } from 'react';
import type { PendingSignature } from '../../../contract/signing/signing';
import type { Attachments } from './useAttachments';

/** The practice that the steps are about. */
interface PracticeAtHand {
  readonly subject: string;
  readonly pending: PendingSignature | null | undefined;
  readonly attachments: Attachments;
}

export const PracticeContext = createContext<PracticeAtHand | undefined>(undefined);

export function usePracticeAtHand(): PracticeAtHand {
  const found = useContext(PracticeContext);
  if (!found) throw new Error('The steps of a transfer are drawn inside TransferSteps');
  return found;
}
