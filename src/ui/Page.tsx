import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType, useResolvedPath } from 'react-router';
import { useSay } from '../i18n/useSay';
import { useActingAs } from '../session/SessionContext';
import { PrintStyles } from './PrintStyles';
import { previousPage, rememberPage } from './previousPage';

/**
 * True after the focused heading was unmounted because another page replaced it at the same address, such as a record
 * that replaces its loading state.
 */
let lost = false;

interface PageProps {
  /**
   * Name of the page, used for the document title (with the account, for people who have several) and for the heading
   * that takes the focus. 'Area Amministrativa' when empty.
   */
  readonly title: string;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a page inside the frame. When the address changes, its heading takes the focus, so that screen readers
 * announce the page; on the first page of a visit the focus stays at the top. A new page is shown from its beginning;
 * after going back, the browser restores the scroll position.
 *
 * @example <Page title={say('resources.user.title')}>…</Page>
 */
export function Page({ title, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The address of this page. Anything that opens over the page at a nested address handles the focus itself.
  const { pathname } = useResolvedPath('.');
  const navigation = useNavigationType();
  const say = useSay();
  const name = title || say('shell.defaultTitle');
  const acting = useActingAs();

  useEffect(() => {
    document.title = acting ? `${name} · ${acting}` : name;
  }, [name, acting]);

  // A change of the query alone (a search, another page of a list) must not move the focus.
  useEffect(() => {
    const before = previousPage();
    const elsewhere = before !== undefined && before !== pathname;
    if (elsewhere || lost) heading.current?.focus({ preventScroll: true });
    if (elsewhere && navigation !== 'POP') document.documentElement.scrollTop = 0;
    rememberPage(pathname);
    lost = false;
  }, [pathname, navigation]);
  useLayoutEffect(() => {
    const own = heading.current;
    return () => {
      lost = own !== null && document.activeElement === own;
    };
  }, []);

  return (
    <>
      <PrintStyles />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography
          ref={heading}
          component="h1"
          variant="h1"
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        {actions && (
          <Box className="no-print" sx={{ display: 'contents' }}>
            {actions}
          </Box>
        )}
      </Box>
      {children}
    </>
  );
}
