import { useRef, useState } from 'react';

/** Returns a function that ignores calls while an earlier one is still running, and whether one is running. */
export function useOneAtATime() {
  // A second click may arrive before the first has rendered.
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
