/**
 * Returns the page that was requested before the sign-in. Only a path of this console is accepted: anything that a
 * browser could resolve to another site leads to the first page.
 *
 * @param wanted the remembered value: a path with its query, or anything else
 * @param origin of the console, as `https://scuola.example`
 */
export function returnTo(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname.startsWith('/accesso/'))
    return '/';
  return url.pathname + url.search + url.hash;
}
