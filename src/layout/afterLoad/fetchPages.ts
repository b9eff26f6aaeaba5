/** Every page that is a chunk of its own, by file name; read from the folders, so that new pages are included. */
const pages = import.meta.glob([
  '../../engine/screen/ResourceList.tsx',
  '../../engine/screen/ResourceForm.tsx',
  '../../customRoutes/**/*Page.tsx',
  '../../resources/**/*Page.tsx',
]);

/** Milliseconds of idle time before the first page is fetched. */
const REST = 3000;

/** The Network Information API, where browsers have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Fetches the pages one after the other while nothing else is loading, so that opening one waits only for its data;
 * does nothing on slow connections or with data saver on.
 * @returns a function that stops it
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
