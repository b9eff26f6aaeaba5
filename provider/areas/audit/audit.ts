import { auditList, auditRead } from '../../../contract/endpoints/audit';
import { implement } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { findEntries, readEntry } from './auditStore';

const PER_PAGE = '25';

export const list = implement(auditList, ({ tx }, { params, query }) => {
  const { page, perPage, ...filter } = query;
  const size = Number(perPage ?? PER_PAGE);
  return findEntries(tx, params.customerCode, filter, { skip: (Number(page ?? 1) - 1) * size, size });
});

export const read = implement(auditRead, async ({ tx }, { params }) => {
  const entry = await readEntry(tx, params.customerCode, Number(params.seq));
  if (!entry) throw new Refusal('notFound');
  return entry;
});
