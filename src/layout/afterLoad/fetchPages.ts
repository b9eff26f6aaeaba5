/** Every page that is a chunk of its own, by its file: read out of the folders, so that a new one is among them. */
const pages = import.meta.glob([
  '../../engine/screen/ResourceList.tsx',
  '../../engine/screen/ResourceForm.tsx',
  '../*/*Page.tsx',
]);

/** Milliseconds of rest before the first of them is fetched. */
const REST = 3000;

/** What browsers tell of the connection, where they do. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Fetches the pages one after the other while nothing else is at work, so that opening one waits for its data alone;
 * not where the connection is slow or is to be spared.
 * @returns stops it
 */
export function fetchPages(): () => void {
  const { saveData, effectiveType } =
    (navigator as { readonly connection?: Connection }).connection ?? ({} as Connection);
  if (saveData || effectiveType?.includes('2g')) return () => undefined;
  const waiting = Object.values(pages);
  let stopped = false;
  const next = () => {
    const page = waiting.shift();
    if (stopped || !page) return;
    const fetched = () =>
      void page()
        .catch(() => undefined)
        .then(next);
    if ('requestIdleCallback' in window) requestIdleCallback(fetched);
    else fetched();
  };
  const timer = setTimeout(next, REST);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
