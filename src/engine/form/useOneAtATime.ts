import { useRef, useState } from 'react';

/** Work that is not begun again while it goes on, and whether it does. */
export function useOneAtATime() {
  // A second click may come before the first is drawn.
  const busy = useRef(false);
  const [working, setWorking] = useState(false);
  const oneAtATime = async (work: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    try {
      await work();
    } finally {
      busy.current = false;
      setWorking(false);
    }
  };
  return { working, oneAtATime };
}
