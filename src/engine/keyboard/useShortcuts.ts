import { useEffect, useRef } from 'react';
import { useOwnPreference } from '../../session/useOwnPreference';
import { type ShortcutName, shortcutOf } from './shortcuts';

/**
 * Returns whether single-key shortcuts are enabled for this person (WCAG 2.1.4), and the function that changes this.
 */
export const useShortcutsOn = () => useOwnPreference<boolean>('shortcuts', true);

/** Handles shortcuts while the component is mounted. */
export function useShortcuts(does: { readonly [K in ShortcutName]?: () => void }): void {
  const [on] = useShortcutsOn();
  const latest = useRef(does);
  useEffect(() => {
    latest.current = does;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const name = shortcutOf(event);
      const act = name && latest.current[name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
