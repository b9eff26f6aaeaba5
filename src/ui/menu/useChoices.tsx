import { lazy, type MouseEvent, Suspense, useId, useState } from 'react';
import type { Choice } from './choice';

// No list needs a menu to be drawn.
const ChoiceMenu = lazy(() => import('./ChoiceMenu').then((file) => ({ default: file.ChoiceMenu })));

/** @returns what a button needs to open a menu of these, and the menu, to be put beside it */
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
