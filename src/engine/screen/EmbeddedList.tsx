import { lazy, Suspense } from 'react';
import { later } from '../../i18n/italian';
import { Loading } from '../../ui/Loading';
import type { EmbeddedListProps } from './ListInPage';

const ListInPage = lazy(later(() => import('./ResourceList').then((file) => ({ default: file.ListInPage }))));

/**
 * The list of a declared resource inside a page or a tab: search, rows with their actions, pages. Filters, saved views and
 * actions on many records are on the page of the list.
 *
 * @example <EmbeddedList resource={trips} name="trips" of={{ field: 'leader', value: user.id }} />
 */
export const EmbeddedList = (props: EmbeddedListProps) => (
  <Suspense fallback={<Loading />}>
    <ListInPage {...props} />
  </Suspense>
);
