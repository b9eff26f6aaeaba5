import {
  platformContentList,
  platformExportList,
  platformNewsList,
  platformPracticeList,
  platformSpidList,
} from '../../../contract/endpoints/operators/requests';
import { implement } from '../../http/call';
import { findPage } from '../../platform/findPage';
import { exportSource, requestSources } from '../../platform/sources';

/** What answers the calls that list what schools ask for, and what is published to them. */
export const platformRequests = [
  implement(platformPracticeList, ({ tx }, { query }) => findPage(tx, requestSources.practices, query)),
  implement(platformExportList, ({ tx, now }, { query }) => findPage(tx, exportSource(now), query)),
  implement(platformSpidList, ({ tx }, { query }) => findPage(tx, requestSources.spid, query)),
  implement(platformNewsList, ({ tx }, { query }) => findPage(tx, requestSources.news, query)),
  implement(platformContentList, ({ tx }, { query }) => findPage(tx, requestSources.contents, query)),
];
