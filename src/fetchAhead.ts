import { fetchDashboard } from './customRoutes';
import { fetchList } from './engine/screen/fetchList';
import { resources } from './resources';

/** Fetches the code of a page while the sign-in and the session are still loading. @param page its address */
export function fetchAhead(page: string): void {
  const { pathname } = new URL(page, window.location.origin);
  const list = resources.find(({ path }) => path === pathname);
  if (list) fetchList(list);
  else if (pathname === '/') fetchDashboard().catch(() => undefined);
}
