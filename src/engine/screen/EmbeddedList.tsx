import { lazy, Suspense } from 'react';
import { later } from '../../i18n/italian';
import { Loading } from '../../ui/Loading';
import type { EmbeddedListProps } from './ListInPage';

const ListInPage = lazy(later(() => import('./ResourceList').then((file) => ({ default: file.ListInPage }))));

/**
 * Renders the list of a declared resource inside a page or a tab: search, rows with their actions, pagination. Filters,
 * saved views and bulk actions are on the page of the list.
 *
 * @example <EmbeddedList resource={trips} name="trips" of={{ field: 'leader', value: user.id }} />
 */
export const EmbeddedList = (props: EmbeddedListProps) => (
  <Suspense fallback={<Loading />}>
    <ListInPage {...props} />
  </Suspense>
);
