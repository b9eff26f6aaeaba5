import { type ReactNode, useState, useSyncExternalStore } from 'react';

const FIELD = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]';

// Only what takes the focus is listened to: between two fields nothing has it for a moment.
const subscribe = (changed: () => void) => {
  document.addEventListener('focusin', changed);
  return () => document.removeEventListener('focusin', changed);
};
const isTyping = () => document.activeElement?.matches(FIELD) ?? false;

/** What takes the focus by itself, like a dialog that nobody asked for: drawn once nobody is in a field, and then kept. */
export function WhenNotTyping({ children }: { readonly children: ReactNode }) {
  const typing = useSyncExternalStore(subscribe, isTyping);
  const [came, setCame] = useState(false);
  if (!typing && !came) setCame(true);
  return came ? children : null;
}
