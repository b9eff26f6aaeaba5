import { useCallback, useEffect, useState } from 'react';

/** Which of some documents is being read, and which were: by their last page, or because somebody says so. */
export function useReading(names: readonly string[]) {
  const [at, setAt] = useState(0);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const current = names[Math.min(at, names.length - 1)];
  const count = names.filter((name) => read.has(name)).length;

  const mark = useCallback((name: string, value: boolean) => {
    setRead((now) => {
      if (now.has(name) === value) return now;
      const next = new Set(now);
      if (value) next.add(name);
      else next.delete(name);
      return next;
    });
  }, []);

  useEffect(() => {
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const typing =
        target instanceof Element && target.closest('input:not([type=checkbox]), textarea, [role=dialog]');
      if (typing || ctrlKey || metaKey || altKey) return;
      if (key === 'j') setAt((now) => Math.min(now + 1, names.length - 1));
      if (key === 'k') setAt((now) => Math.max(now - 1, 0));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [names.length]);

  return { current, read, count, mark, choose: (name: string) => setAt(names.indexOf(name)) };
}
