/**
 * The page that was asked for before the sign-in, as it comes back from it. Only a path of this very
 * console is followed: anything that a browser could read as another site leads to the first page.
 *
 * @param wanted what was remembered: a path with its query, or anything at all
 * @param origin the console's own, as `https://scuola.example`
 */
export function returnTo(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname.startsWith('/accesso/'))
    return '/';
  return url.pathname + url.search + url.hash;
}
