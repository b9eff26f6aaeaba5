import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { isInUse, subscribeToUse } from './inUse';

const FIELD = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]';

// Observes `focusin` but not `focusout`, because no field has the focus for a moment when it moves between two.
const subscribe = (changed: () => void) => {
  document.addEventListener('focusin', changed);
  const unsubscribe = subscribeToUse(changed);
  return () => {
    document.removeEventListener('focusin', changed);
    unsubscribe();
  };
};
const isTyping = () => isInUse() || (document.activeElement?.matches(FIELD) ?? false);

/**
 * Renders content that takes the focus by itself, such as an unrequested dialog, once no field has the focus and
 * nothing is in use (`useInUse`), and keeps it from then on.
 */
export function WhenNotTyping({ children }: { readonly children: ReactNode }) {
  const typing = useSyncExternalStore(subscribe, isTyping);
  const [came, setCame] = useState(false);
  if (!typing && !came) setCame(true);
  return came ? children : null;
}
