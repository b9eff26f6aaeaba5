import { platformMergerList } from '../../../contract/staff/endpoints/mergers';
import { platformOrderList } from '../../../contract/staff/endpoints/orders';
import { platformRegistryList, platformSpidArchiveList } from '../../../contract/staff/endpoints/received';
import {
  platformContentList,
  platformExportList,
  platformNewsList,
  platformPracticeList,
  platformSpidList,
} from '../../../contract/staff/endpoints/requests';
import { implement } from '../../http/call';
import { findPage } from '../../platform/findPage';
import { exportSource, receivedSources, requestSources } from '../../platform/sources';

/** Implementations of the endpoints that list the requests of schools and the published items. */
export const platformRequests = [
  implement(platformPracticeList, ({ tx }, { query }) => findPage(tx, requestSources.practices, query)),
  implement(platformExportList, ({ tx, now }, { query }) => findPage(tx, exportSource(now), query)),
  implement(platformMergerList, ({ tx }, { query }) => findPage(tx, requestSources.mergers, query)),
  implement(platformOrderList, ({ tx }, { query }) => findPage(tx, requestSources.orders, query)),
  implement(platformRegistryList, ({ tx }, { query }) => findPage(tx, receivedSources.registry, query)),
  implement(platformSpidArchiveList, ({ tx }, { query }) =>
    findPage(tx, receivedSources.spidArchives, query),
  ),
  implement(platformSpidList, ({ tx }, { query }) => findPage(tx, requestSources.spid, query)),
  implement(platformNewsList, ({ tx }, { query }) => findPage(tx, requestSources.news, query)),
  implement(platformContentList, ({ tx }, { query }) => findPage(tx, requestSources.contents, query)),
];
