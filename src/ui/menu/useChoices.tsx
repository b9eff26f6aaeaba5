import { lazy, type MouseEvent, Suspense, useId, useState } from 'react';
import type { Choice } from './choice';

// Lazy, because a list can be rendered without any menu.
const ChoiceMenu = lazy(() => import('./ChoiceMenu').then((file) => ({ default: file.ChoiceMenu })));

/** Returns the props of the button that opens a menu, and the menu, to be rendered beside the button. */
export function useChoices(choices: readonly Choice[]) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opener = {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;
  const close = () => setAnchor(null);
  const menu = anchor && (
    <Suspense fallback={null}>
      <ChoiceMenu anchor={anchor} openedBy={id} choices={choices} close={close} />
    </Suspense>
  );
  return { opener, menu };
}
