import { platformAuditList, platformSignInList } from '../../../contract/staff/endpoints/record';
import { implement } from '../../http/call';
import { findPage } from '../../platform/findPage';
import { workSources } from '../../platform/sources';

/** Implementations of the endpoints for the logs of sign-ins and of the staff. */
export const platformRecord = [
  implement(platformSignInList, ({ tx }, { query }) => findPage(tx, workSources.signIns, query)),
  implement(platformAuditList, ({ tx }, { query: { seq, ...query } }) =>
    findPage(tx, workSources.audit, { ...query, ...(seq && { seq: Number(seq) }) }),
  ),
];
